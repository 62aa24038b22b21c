/// A program and its arguments, with the few variables it sees.
struct Command: Hashable, Sendable {
    var path: String
    var arguments: [String]
    var environment: [String: String]

    init(_ path: String, _ arguments: [String], environment: [String: String] = Command.environment) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// The same everywhere, so that no machine's habits reach a trace.
    static let environment = [
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE": "enable=no",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "HOME": "/tmp",
    ]
}
