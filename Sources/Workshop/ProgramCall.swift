/// A program, its arguments, and its environment.
struct ProgramCall: Hashable, Sendable {
    var path: String
    var arguments: [String]
    var environment: [String: String]

    init(_ path: String, _ arguments: [String], environment: [String: String] = ProgramCall.environment) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs this call and, if it succeeds, the next one in its place. A signal that ends the first ends both.
    func then(_ next: ProgramCall) -> ProgramCall {
        let first = "\(shellWords) || { end=$?; [ $end -le 128 ] || kill -$((end - 128)) $$; exit $end; }"
        return ProgramCall("/bin/sh", ["-c", "\(first); exec \(next.shellWords)"], environment: environment)
    }

    private var shellWords: String {
        ([path] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    }

    /// The same on every machine, so that no setting of one reaches a trace.
    static let environment = [
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE": "enable=no",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "HOME": "/tmp",
    ]
}
