import Essentials

/// bubblewrap's report about the program inside: one JSON object per line.
///
///     { "child-pid": 4242 }
///     { "exit-code": 0 }
///
/// The exit code appears only if the program inside was started.
struct SandboxStatus: Hashable, Sendable {
    private(set) var processID: Int32?
    private(set) var exitCode: Int32?

    private struct Line: Decodable {
        var processID: Int32?
        var exitCode: Int32?
        enum CodingKeys: String, CodingKey {
            case processID = "child-pid"
            case exitCode = "exit-code"
        }
    }

    init(_ text: String) {
        for object in text.split(separator: "}", omittingEmptySubsequences: true) {
            // bubblewrap may have been killed in the middle of a line, so an incomplete last line is ignored.
            guard let line = try? JSONDecoder().decode(Line.self, from: Data("\(object)}".utf8)) else {
                continue
            }
            processID = line.processID ?? processID
            exitCode = line.exitCode ?? exitCode
        }
    }
}
