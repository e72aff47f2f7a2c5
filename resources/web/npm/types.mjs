// SPDX-License-Identifier: MIT
// TypeScript of a JSON Schema, as far as make-schema writes them: what the root describes under `rootName`, and each definition.

const nameOf = key => key.replace(/(^|-)(.)/g, (all, dash, letter) => letter.toUpperCase());
const indented = text => text.replace(/\n/g, '\n  ');
const comment = text => text ? `/** ${text} */\n` : '';

function arrayOf({items, minItems, maxItems}) {
  if (maxItems === 0) return '[]';
  const item = typeOf(items);
  if (minItems === maxItems && minItems) return `[${Array(minItems).fill(item).join(', ')}]`;
  return `${/[|\n]/.test(item) ? `(${item})` : item}[]`;
}

function objectOf({properties, required = []}) {
  const keys = Object.entries(properties).map(([key, value]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    return indented(`\n${comment(value.description)}${name}${required.includes(key) ? '' : '?'}: ${typeOf(value)};`);
  });
  return keys.length ? `{${keys.join('')}\n}` : '{}';
}

function typeOf(schema) {
  const several = schema.anyOf ?? schema.allOf;
  if (schema.$ref) return nameOf(schema.$ref.replace('#/definitions/', ''));
  if (schema.enum) return schema.enum.map(value => typeof value === 'string' ? `'${value}'` : String(value)).join(' | ');
  if (several) return several.map(typeOf).join(schema.anyOf ? ' | ' : ' & ');
  switch (schema.type) {
  case 'array': return arrayOf(schema);
  case 'object': return objectOf(schema);
  case 'integer': return 'number';
  case 'string':
  case 'boolean': return schema.type;
  }
  throw new Error('no type for ' + JSON.stringify(schema));
}

export function typesOf(schema, rootName) {
  const types = [[rootName, schema], ...Object.entries(schema.definitions).map(([key, value]) => [nameOf(key), value])];
  return types.map(([name, value]) => `${comment(value.description)}export type ${name} = ${typeOf(value)};\n`).join('\n');
}
