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

    /// The lines of a shell's script that run this call and, if it succeeds, the next one in the shell's place. A signal
    /// that ends the first ends the shell.
    func script(then next: ProgramCall) -> String {
        """
        \(shellWords) || { end=$?; [ $end -le 128 ] || kill -$((end - 128)) $$; exit $end; }
        exec \(next.shellWords)
        """
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
