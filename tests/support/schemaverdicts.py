# SPDX-License-Identifier: MIT
"""Tells which files, of YAML or as their name says JSON, a JSON Schema accepts: one line a file, "valid",
"invalid: why" or "unreadable: why".

Usage: schemaverdicts.py SCHEMA FILE...      (needs python3-jsonschema and python3-yaml)
"""
import json
import re
import sys

import jsonschema
import yaml


class CoreLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML 1.2's core schema, which editors and Towerwatch read: `on` is a word, 0o17 is a number."""
    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


def construct_int(_, node):
    return int(node.value, 0) if node.value[:2] in ("0o", "0x") else int(node.value)


CoreLoader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"^(?:~|null|Null|NULL|)$"), None)
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:[tT]rue|TRUE|[fF]alse|FALSE)$"), None)
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:int",
                                 re.compile(r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$"), None)
CoreLoader.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(r"^(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$"),
    None)
CoreLoader.add_constructor("tag:yaml.org,2002:int", construct_int)
CoreLoader.add_constructor("tag:yaml.org,2002:map", CoreLoader.construct_mapping)


def verdict(validator, path):
    try:
        with open(path, "rb") as file:
            content = json.load(file) if path.endswith(".json") else yaml.load(file, CoreLoader)
    except Exception as error:  # whatever is wrong with the text is not the schema's business
        return "unreadable: " + type(error).__name__
    found = jsonschema.exceptions.best_match(validator.iter_errors(content))
    return "valid" if found is None else "invalid: " + " ".join(found.message.split())[:200]


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    for path in sys.argv[2:]:
        print(verdict(validator, path))


main()
