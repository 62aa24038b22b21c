import Essentials
import Glibc

/// The learner's own editor or pager.
///
/// The program has the learner's permissions and environment variables. The course never runs an answer as a
/// `TerminalProgram`.
public struct TerminalProgram: Sendable {
    /// The command line in a shell's form, such as `code --wait`.
    public let line: String

    public init(_ line: String) { self.line = line }

    public enum End: Hashable, Sendable {
        case exited(Int32)
        /// The program still runs, and its window is open.
        case stillRunning
    }

    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The program's name, without its folder and options.
    public var name: String {
        let program = line.split(separator: " ").first.map(String.init) ?? line
        return program.split(separator: "/").last.map(String.init) ?? program
    }

    public static func find(_ program: String, environment: [String: String]) -> String? {
        guard !program.contains("/") else { return access(program, X_OK) == 0 ? program : nil }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    /// Gives the terminal to the program until the program ends, and then restores the terminal's settings.
    /// - Parameter text: the program's input, instead of the keyboard.
    public func run(
        _ operands: [String], reading text: String? = nil, environment: [String: String]
    ) throws(Failure) -> End {
        var settings = termios()
        let hasSettings = tcgetattr(0, &settings) == 0
        // While the program runs, Ctrl-C goes to the program and must not end the course.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
            if hasSettings { tcsetattr(0, TCSADRAIN, &settings) }
        }
        var ends: [Int32] = [-1, -1]
        if text != nil, pipe(&ends) != 0 { throw failure(errno) }
        // If the child inherited the pipe's write end, the child's input would never end.
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = try spawn(operands, input: ends[0], isApart: false, environment: environment)
        if let text {
            close(ends[0])
            Self.write(text, to: ends[1])
            close(ends[1])
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return Self.end(status)
    }

    /// Starts a program that opens a window, without waiting until the window is closed.
    public func open(_ operands: [String], environment: [String: String]) throws(Failure) -> End {
        let child = try spawn(operands, input: nil, isApart: true, environment: environment)
        // A program that cannot open its window ends within moments, so 300 ms are enough to report the failure.
        for _ in 0..<15 {
            var status: Int32 = 0
            if waitpid(child, &status, WNOHANG) == child { return Self.end(status) }
            usleep(20_000)
        }
        return .stillRunning
    }

    private func spawn(
        _ operands: [String], input: Int32?, isApart: Bool, environment: [String: String]
    ) throws(Failure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var flags = Int16(POSIX_SPAWN_SETSIGDEF)
        if isApart {
            // A program with a window may outlive the terminal, and must print nothing on the terminal.
            flags |= Self.newSession
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            for stream in Int32(1)...2 {
                posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
            }
        } else if let input, input >= 0 {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        }
        posix_spawnattr_setflags(&attributes, flags)
        let words = ["sh", "-c", "exec \(line) \"$@\"", "sh"] + operands
        let argv = words.map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in argv + envp { free(word) } }
        var child: pid_t = 0
        let fault = posix_spawn(&child, "/bin/sh", &actions, &attributes, argv, envp)
        guard fault == 0 else { throw failure(fault) }
        return child
    }

    private func failure(_ number: Int32) -> Failure {
        Failure(description: "The course could not start \(name): \(FailureReason.words(number)).")
    }

    /// The value of `POSIX_SPAWN_SETSID`, which the C library hides behind a feature test.
    private static let newSession: Int16 = 0x80

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Writing fails once the reader leaves the pager early.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func end(_ status: Int32) -> End {
        .exited(status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
    }
}
