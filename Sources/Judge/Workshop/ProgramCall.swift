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

    /// A shell script that runs this call, and then replaces the shell with the next call if all calls have succeeded.
    /// If a signal ends the first call, the shell ends too.
    func script(then next: ProgramCall) -> String {
        """
        \(shellWords(orElse: "exit $end"))
        [ ${failed:-0} -eq 0 ] || exit $failed
        exec \(next.shellWords)
        """
    }

    /// If the call fails, the shell runs `last`, which can read the exit status in `$end`.
    fileprivate func shellWords(orElse last: String) -> String {
        "\(shellWords) || { end=$?; [ $end -le 128 ] || kill -$((end - 128)) $$; \(last); }"
    }

    fileprivate var shellWords: String {
        ([path] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    }

    /// The environment is the same for every call on every machine, so that no setting of a machine can affect a trace.
    static let environment = [
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "SWIFT_BACKTRACE": "enable=no",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "HOME": "/tmp",
    ]
}

extension ProgramCall {
    /// A line of a shell script that runs this call if the file does not exist. If the call fails, the script stores
    /// the exit status in `$failed`.
    func script(unlessExists file: String) -> String {
        "[ -f '\(file)' ] || \(shellWords(orElse: "failed=$end"))\n"
    }
}

extension [ProgramCall] {
    /// A shell script that runs these calls at the same time. The script fails if any of the calls has failed. The
    /// shell prints the messages of each call after the call's end, because the lines of two calls could mix.
    var scriptAtOnce: String {
        let starts = enumerated().map { "\($1.shellWords) 2> messages.\($0) & call\($0)=$!" }
        let ends = indices.map { "wait $call\($0) || failed=$?; cat messages.\($0) >&2" }
        return (starts + ends + ["exit ${failed:-0}"]).joined(separator: "\n")
    }
}
