import FoundationEssentials
import Glibc

/// A program of the learner's own choice: an editor, a pager.
///
/// It runs as they do, with their rights and their surroundings; nothing of an answer ever runs here.
public struct TerminalProgram: Sendable {
    /// As a shell takes it, with options: `code --wait`.
    public let line: String

    public init(_ line: String) { self.line = line }

    public enum End: Hashable, Sendable {
        case exited(Int32)
        /// It has a window of its own, and is still there.
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

    /// Where its file is; nil if it is not installed.
    public static func find(_ program: String, environment: [String: String]) -> String? {
        guard !program.contains("/") else { return access(program, X_OK) == 0 ? program : nil }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
    }

    /// Gives the terminal away until the program ends, and puts it back as it was.
    /// - Parameter text: what the program reads instead of the keyboard.
    public func run(
        _ operands: [String], reading text: String? = nil, environment: [String: String]
    ) throws(Failure) -> End {
        var settings = termios()
        let hasSettings = tcgetattr(0, &settings) == 0
        // Ctrl-C at the editor is the editor's.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
            if hasSettings { tcsetattr(0, TCSADRAIN, &settings) }
        }
        var ends: [Int32] = [-1, -1]
        if text != nil, pipe(&ends) != 0 { throw failure(errno) }
        // The program has no use for our end, and would wait for itself with it.
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

    /// Starts a program that has a window of its own, and does not wait for it to be closed.
    public func open(_ operands: [String], environment: [String: String]) throws(Failure) -> End {
        let child = try spawn(operands, input: nil, isApart: true, environment: environment)
        // A window that cannot be opened shows within moments, and one that can needs nobody to wait.
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
            // It outlives the terminal, and says nothing into it.
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
        Failure(description: "\(name) could not be started: \(String(cString: strerror(number))).")
    }

    /// `POSIX_SPAWN_SETSID`, which the C library keeps behind a feature test.
    private static let newSession: Int16 = 0x80

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // A pager that was left early reads no more, which is its right.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private static func end(_ status: Int32) -> End {
        .exited(status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
    }
}
