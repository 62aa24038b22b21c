import Foundation

/// Measures the time from `course start` to the prompt at a terminal; every user waits for this prompt first.
///
/// The clock stops when the prompt's last character can be read. The result is an absolute time, not a ratio. The
/// course promises a median of 30 ms with a warm disk.
struct FirstPrompt: Measurable {
    let course: String
    /// Linux's `TIOCSPTLCK` and `TIOCGPTN`; Swift does not import these constants.
    private static let unlock: UInt = 0x4004_5431
    private static let askNumber: UInt = 0x8004_5430

    static func benchmark(_ parts: Parts) -> Benchmark {
        Benchmark(
            name: "course start to the prompt", explanation: "through a terminal; 30 ms is the promise",
            subject: FirstPrompt(course: parts.course), rounds: 20)
    }

    func run() throws(ProgramFailure) -> Cost {
        let home = FileManager.default.temporaryDirectory
            .appending(path: "course-bench-\(getpid())-home").path
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(terminal) }
        var number: Int32 = 0
        var isLocked: Int32 = 0
        guard terminal >= 0, ioctl(terminal, Self.unlock, &isLocked) == 0,
            ioctl(terminal, Self.askNumber, &number) == 0
        else { throw ProgramFailure("there is no terminal to be had: \(String(cString: strerror(errno)))") }
        let name = "/dev/pts/\(number)"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in STDIN_FILENO...STDERR_FILENO {
            posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
        }
        let words = Self.strings([course, "start"])
        let variables = Self.strings(
            ["HOME=\(home)", "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"])
        defer { for word in words + variables { free(word) } }

        let began = ContinuousClock.now
        var child: pid_t = 0
        let refusal = posix_spawn(&child, course, &actions, nil, words, variables)
        guard refusal == 0 else {
            throw ProgramFailure("\(course) does not start: \(String(cString: strerror(refusal)))")
        }
        defer {
            kill(child, SIGKILL)
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
        }
        var screen = ""
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !screen.contains("(Return: read 1) >") {
            let count = read(terminal, &bytes, bytes.count)
            guard count > 0 else { throw ProgramFailure("course start left without a prompt:\n\(screen)") }
            screen += String(decoding: bytes.prefix(count), as: UTF8.self)
        }
        return Cost(seconds: (ContinuousClock.now - began) / .seconds(1))
    }

    /// C strings for `posix_spawn`; the caller frees them.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }
}
