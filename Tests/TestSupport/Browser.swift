import Foundation

/// A real browser without a window, controlled through its DevTools protocol.
///
///     let page = try Browser.shared.get().open(html, width: 1280)
///     try page.press("ArrowRight")
///     try page.text("document.querySelector('#now').textContent")
///
/// The protocol uses a pipe: JSON, with a zero byte after each message. The browser exits with the test
/// program.
public final class Browser: @unchecked Sendable {
    /// The path of Chromium; nil if this machine has no Chromium. Without Chromium, page tests do not run.
    public static let program = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }.first

    public static let shared = Result { try Browser() }

    /// The source of axe-core; nil unless `scripts/axe` installed axe-core.
    public static let axe = try? String(
        contentsOf: Checkout.root.appending(path: ".build/axe/axe.min.js"), encoding: .utf8)

    public struct Failure: Error, CustomStringConvertible { public let description: String }

    private let process = Process()
    private let toBrowser = Pipe()
    private let fromBrowser = Pipe()
    private let folder: URL
    private let lock = NSRecursiveLock()
    private var received = Data()
    private var number = 0
    /// Events that arrived between responses, each with its page.
    private var events: [(session: String, method: String, parameters: [String: Any])] = []

    private init() throws {
        guard let program = Self.program else { throw Failure(description: "There is no Chromium here.") }
        folder = FileManager.default.temporaryDirectory.appending(path: "course-browser-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = URL(filePath: "/bin/sh")
        // The protocol uses descriptors 3 and 4.
        process.arguments = [
            "-c",
            """
            exec "$0" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --hide-scrollbars \
              --user-data-dir="$1" --remote-debugging-pipe 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null
            """, program, folder.path,
        ]
        process.standardInput = toBrowser
        process.standardOutput = fromBrowser
        process.standardError = FileHandle.nullDevice
        try process.run()
        Self.removeAtExit(folder)
    }

    private static let leftovers = Locked<[String]>([])

    public static func removeAtExit(_ folder: URL) {
        let isFirst = leftovers.withLock { paths in
            paths.append(folder.path)
            return paths.count == 1
        }
        guard isFirst else { return }
        atexit {
            for path in Browser.leftovers.withLock({ $0 }) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Opens a page in a window of this size and waits until it has loaded.
    public func open(
        _ html: String, width: Int = 1280, height: Int = 900, isDark: Bool = false, fragment: String = ""
    ) throws -> BrowserPage {
        let file = folder.appending(path: "page-\(UUID().uuidString).html")
        try Data(html.utf8).write(to: file)
        return try open(file, width: width, height: height, isDark: isDark, fragment: fragment)
    }

    public func open(
        _ file: URL, width: Int = 1280, height: Int = 900, isDark: Bool = false, fragment: String = ""
    ) throws -> BrowserPage {
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
        let page = BrowserPage(browser: self, session: attached["sessionId"] as? String ?? "")
        for domain in ["Page", "Runtime", "Log"] { try page.call("\(domain).enable") }
        try page.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
        try page.prefer(dark: isDark)
        try page.call(
            "Page.navigate", ["url": file.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)")])
        try wait(for: "Page.loadEventFired", in: page.session)
        return page
    }

    // MARK: - The protocol

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String:
        Any]
    {
        try lock.withLock {
            number += 1
            let asked = number
            var message: [String: Any] = ["id": asked, "method": method, "params": parameters]
            message["sessionId"] = session
            try toBrowser.fileHandleForWriting.write(
                contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
            while true {
                let answer = try receive()
                guard answer["id"] as? Int == asked else { continue }
                if let error = answer["error"] as? [String: Any] {
                    throw Failure(description: "\(method): \(error["message"] ?? error)")
                }
                return answer["result"] as? [String: Any] ?? [:]
            }
        }
    }

    /// The page's events with the given name so far.
    func told(_ method: String, in session: String) -> [[String: Any]] {
        lock.withLock { events.filter { $0.session == session && $0.method == method }.map(\.parameters) }
    }

    /// - Parameter count: the number of earlier events with the same name to skip.
    func wait(for method: String, in session: String, after count: Int = 0) throws {
        try lock.withLock { while told(method, in: session).count <= count { _ = try receive() } }
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = received[received.startIndex..<end]
                received = Data(received[(end + 1)...])
                let parsed = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
                if let method = parsed["method"] as? String {
                    events.append(
                        (
                            parsed["sessionId"] as? String ?? "", method,
                            parsed["params"] as? [String: Any] ?? [:]
                        ))
                }
                return parsed
            }
            let descriptor = fromBrowser.fileHandleForReading.fileDescriptor
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 60_000) > 0 else {
                throw Failure(description: "The browser has said nothing for a minute.")
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw Failure(description: "The browser has ended.") }
            received.append(contentsOf: chunk.prefix(count))
        }
    }
}

/// A value that several threads change, one at a time.
private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }
    func withLock<Result>(_ work: (inout Value) -> Result) -> Result { lock.withLock { work(&value) } }
}
