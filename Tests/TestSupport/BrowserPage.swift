import Foundation

/// A page in the browser: keys, clicks, and its visible content.
public struct BrowserPage {
    let browser: Browser
    let session: String

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.call(method, parameters, session: session)
    }

    /// Evaluates a JavaScript expression in the page, and returns its value as JSON. Waits for a script's promise.
    @discardableResult
    public func value(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            let thrown =
                (details["exception"] as? [String: Any])?["description"] ?? details["text"] ?? details
            throw Browser.Failure(description: "\(expression): \(thrown)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    public func text(_ expression: String) throws -> String {
        let value = try value(expression)
        return (value as? String) ?? (value.map { "\($0)" } ?? "")
    }

    public func number(_ expression: String) throws -> Double {
        (try value(expression) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Presses a key by its DOM name: `ArrowRight`, `Home`, `Tab`, ` `.
    public func press(_ key: String) throws {
        let codes = [
            "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
            "PageUp": 33, "PageDown": 34, "Tab": 9, "Enter": 13, " ": 32, "Escape": 27,
        ]
        var event: [String: Any] = ["key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
        event["code"] = key == " " ? "Space" : key
        if let said = [" ": " ", "Enter": "\r"][key] { event["text"] = said }
        try call("Input.dispatchKeyEvent", event.merging(["type": "keyDown"]) { $1 })
        event["text"] = nil
        try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
    }

    /// Follows a link and waits until its page has loaded.
    public func follow(_ selector: String) throws {
        let loads = browser.told("Page.loadEventFired", in: session).count
        try value("setTimeout(() => document.querySelector(\(try quoted(selector))).click()); 0")
        try browser.wait(for: "Page.loadEventFired", in: session, after: loads)
    }

    public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    /// Clicks an element at the given fraction of its width.
    public func click(_ selector: String, at share: Double = 0.5) throws {
        let find = """
            (() => { const it = document.querySelector(\(try quoted(selector)));
              it.scrollIntoView({ block: "center" }); const box = it.getBoundingClientRect();
              return { x: box.left + box.width * \(share), y: box.top + box.height / 2 }; })()
            """
        guard let place = try value(find) as? [String: Any] else { return }
        for type in ["mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": "left", "buttons": 1,
                    "clickCount": 1,
                ])
        }
    }

    public func focus(_ selector: String) throws {
        try value("document.querySelector(\(try quoted(selector))).focus()")
    }

    public func prefer(dark: Bool) throws {
        let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
        try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    }

    public func emulatePrint() throws { try call("Emulation.setEmulatedMedia", ["media": "print"]) }

    /// The page's errors: exceptions, and resources that its policy refused.
    public var complaints: [String] {
        let thrown = browser.told("Runtime.exceptionThrown", in: session).map {
            "\($0["exceptionDetails"] ?? $0)"
        }
        let logged = browser.told("Log.entryAdded", in: session).compactMap { $0["entry"] as? [String: Any] }
            .filter { ["error", "warning"].contains($0["level"] as? String) }
        return thrown + logged.map { "\($0["text"] ?? $0)" }
    }

    /// The errors that axe-core finds: `color-contrast: …, at .selector`. Returns nil if this machine has no axe-core.
    public func accessibilityFaults() throws -> [String]? {
        guard let axe = Browser.axe else { return nil }
        try value("\(axe)\n;0")
        let found = try value(
            """
            axe.run(document, { resultTypes: ["violations"] }).then((told) => told.violations.flatMap((one) =>
              one.nodes.map((node) => `${one.id}: ${one.help}, at ${node.target.join(" ")}: ${node.failureSummary}`)))
            """)
        return found as? [String] ?? ["axe-core said nothing"]
    }

    public func close() throws { try call("Page.close") }

    private func quoted(_ text: String) throws -> String {
        String(
            decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed),
            as: UTF8.self)
    }
}
