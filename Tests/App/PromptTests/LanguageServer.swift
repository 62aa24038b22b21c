import Foundation

/// Talks to the toolchain's language server as an editor does.
///
///     let server = try LanguageServer(folder: workspace)
///     try server.open(file)
///     try server.completions(in: file, line: 9, character: 9)
final class LanguageServer {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()
    private var requests = 0

    struct Silence: Error, CustomStringConvertible {
        let description: String
    }

    init(folder: URL) throws {
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sourcekit-lsp"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        _ = try ask(
            "initialize",
            [
                "processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": [String: Any](),
                "workspaceFolders": [["uri": folder.absoluteString, "name": "answers"]],
            ])
        try send(["method": "initialized", "params": [String: Any]()])
    }

    deinit { process.terminate() }

    func open(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let document: [String: Any] = [
            "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
        ]
        try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    }

    /// Each diagnostic's line, counted from 1, and its message.
    func diagnostics(in file: URL) throws -> [String] {
        let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
        let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
        return items.map { item in
            let range = item["range"] as? [String: Any]
            let line = (range?["start"] as? [String: Any])?["line"] as? Int ?? -1
            return "\(line + 1): \(item["message"] ?? "")"
        }
    }

    func completions(in file: URL, line: Int, character: Int) throws -> [String] {
        let answer = try ask(
            "textDocument/completion",
            [
                "textDocument": ["uri": file.absoluteString],
                "position": ["line": line - 1, "character": character],
            ])
        let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
        return items.compactMap { $0["label"] as? String }
    }

    // MARK: The protocol

    private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
        requests += 1
        try send(["id": requests, "method": method, "params": parameters])
        let end = Date(timeIntervalSinceNow: 120)
        while true {
            let message = try receive(until: end)
            if message["method"] == nil, message["id"] as? Int == requests { return message["result"] }
            // The server's own requests to an editor. This client does not respond to the server's requests.
            if message["method"] != nil, let id = message["id"] { try send(["id": id, "result": NSNull()]) }
        }
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(
            withJSONObject: message.merging(["jsonrpc": "2.0"]) { mine, _ in mine })
        try input.fileHandleForWriting.write(
            contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private func receive(until end: Date) throws -> [String: Any] {
        while true {
            if let message = try unpack() { return message }
            var watched = pollfd(
                fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let left = end.timeIntervalSinceNow
            guard left > 0, poll(&watched, 1, Int32(left * 1000)) > 0 else {
                throw Silence(description: "the language server does not answer")
            }
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Silence(description: "the language server ended") }
            unread += data
        }
    }

    /// Returns a message once all its bytes have arrived.
    private func unpack() throws -> [String: Any]? {
        guard let gap = unread.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let heading = String(decoding: unread[..<gap.lowerBound], as: UTF8.self).lowercased()
        let length = heading.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst("content-length:".count).drop { $0 == " " }) }
        guard let length else { throw Silence(description: "the language server sent \(heading)") }
        guard unread.count - (gap.upperBound - unread.startIndex) >= length else { return nil }
        let body = unread[gap.upperBound..<(gap.upperBound + length)]
        unread = Data(unread[(gap.upperBound + length)...])
        return try JSONSerialization.jsonObject(with: body) as? [String: Any]
    }
}
