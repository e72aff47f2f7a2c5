# SPDX-License-Identifier: MIT
"""A phone or a desk in a headless Chromium, told by standard input what to do, one JSON object a line.

  {"size": [360, 740], "phone": true}  how large the window is, and whether it is touched
  {"scheme": "dark"}                   what the desktop prefers
  {"open": "file:///page.html"}        waits until the page is there
  {"tap": "#button"}                   a finger on the middle of the first such element, scrolled into sight
  {"ask": "document.title"}            prints the value as JSON, a line
  {"shot": "picture.png"}              writes what is seen
  {"done": true}                       prints {"loads": [...]}: the addresses that were asked for since the page
                                       was opened, beside its own; there is no network
Usage: phone.py CHROMIUM PROFILE      (needs nothing but Python)
"""
import base64
import json
import os
import subprocess
import sys


class Browser:
    def __init__(self, program, profile):
        read_here, self.write_there = os.pipe()
        self.read_there, write_here = os.pipe()
        os.set_inheritable(read_here, True)
        os.set_inheritable(write_here, True)

        def as_three_and_four():
            theirs = os.dup(read_here), os.dup(write_here)
            os.dup2(theirs[0], 3)
            os.dup2(theirs[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
             "--force-prefers-reduced-motion", "--remote-debugging-pipe", "--user-data-dir=" + profile, "about:blank"],
            close_fds=False, preexec_fn=as_three_and_four, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read_here)
        os.close(write_here)
        self.number, self.rest, self.session, self.seen = 0, b"", None, []
        page = next(target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in "Page", "Network":
            self.call(domain + ".enable")
        self.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0,
                  uploadThroughput=0)

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.read_there, 1 << 16)
            if not part:
                sys.exit("the browser is gone")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.seen.append(message)
        return message

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.write_there, json.dumps(request).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(method + ": " + message["error"]["message"])
                return message["result"]

    def ask(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(expression + ": " + json.dumps(result["exceptionDetails"].get("exception", {})))
        return result["result"].get("value")

    def size(self, size, phone):
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1,
                  mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    def scheme(self, scheme):
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, address):
        for url in "about:blank", address:  # else another place of the same page would not be loaded
            self.seen.clear()
            self.call("Page.navigate", url=url)
            while not any(message["method"] == "Page.loadEventFired" for message in self.seen):
                self.message()

    def tap(self, selector):
        x, y = self.ask("(e => { e.scrollIntoView({block: 'center', behavior: 'instant'});"
                        "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })"
                        "(document.querySelector(%s))" % json.dumps(selector))
        self.ask("window.tapped = new Promise(done => addEventListener('click', () => done(0), {once: true})); 0")
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        # It is a click when it is known to be no double one, and done when what it led to is drawn.
        self.ask("window.tapped.then(() => new Promise(done => "
                 "requestAnimationFrame(() => requestAnimationFrame(() => done(0)))))")

    def shot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def loads(self, opened):
        addresses = [message["params"]["request"]["url"] for message in self.seen
                     if message["method"] == "Network.requestWillBeSent"]
        return [address for address in addresses if address.split("#")[0] != opened.split("#")[0]]


def main():
    browser, opened = Browser(sys.argv[1], sys.argv[2]), ""
    for line in sys.stdin:
        order = json.loads(line)
        if "size" in order:
            browser.size(order["size"], order.get("phone", False))
        elif "scheme" in order:
            browser.scheme(order["scheme"])
        elif "open" in order:
            opened = order["open"]
            browser.open(opened)
        elif "tap" in order:
            browser.tap(order["tap"])
        elif "ask" in order:
            print(json.dumps(browser.ask(order["ask"])))
        elif "shot" in order:
            browser.shot(order["shot"])
        elif "done" in order:
            print(json.dumps({"loads": browser.loads(opened)}))
        sys.stdout.flush()
    browser.call("Browser.close")
    browser.process.wait()


main()
