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

    /// A shell script that runs this call and, if it succeeds, replaces the shell with the next call. A signal that ends the
    /// first call ends the shell too.
    func script(then next: ProgramCall) -> String {
        """
        \(shellWords) || { end=$?; [ $end -le 128 ] || kill -$((end - 128)) $$; exit $end; }
        exec \(next.shellWords)
        """
    }

    fileprivate var shellWords: String {
        ([path] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    }

    /// The same environment for every call on every machine, so that no setting of a machine can affect a trace.
    static let environment = [
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE": "enable=no",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "HOME": "/tmp",
    ]
}

extension [ProgramCall] {
    /// A shell script that runs all of these calls and, if all succeed, replaces the shell with the last call.
    func script(then last: ProgramCall) -> String {
        guard count != 1 else { return self[0].script(then: last) }
        let calls = map { call in
            "\(call.shellWords) || { end=$?; [ $end -le 128 ] || kill -$((end - 128)) $$; failed=$end; }"
        }
        return (["failed=0"] + calls + ["[ $failed -eq 0 ] || exit $failed", "exec \(last.shellWords)"])
            .joined(separator: "\n")
    }
}
