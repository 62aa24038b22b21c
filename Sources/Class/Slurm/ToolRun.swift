import Essentials

/// One run of a Slurm command as a child process.
struct ToolRun {
    private let path: String
    private let words: [String]

    init(_ path: String, _ words: [String]) { (self.path, self.words) = (path, words) }

    private var name: String { path.lastPathComponent }
    /// The longest output of a Slurm command that is read.
    private static let mostBytes = 16 << 20

    /// Runs the command and returns its output; throws a fault with the last line of output if the command fails.
    func output() throws(SlurmFault) -> String {
        guard let (reading, writing) = BytePipe.ends() else {
            throw SlurmFault("\(name) does not start: \(FailureReason.words(errno))")
        }
        defer { close(reading) }
        let process = try start(writingTo: writing)
        let bytes = FileBytes.read(reading, most: Self.mostBytes) ?? []
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let text = String(decoding: bytes, as: UTF8.self).trimmed
        guard status == 0 else {
            throw SlurmFault("\(name) failed: \(text.split(separator: "\n").last ?? "no output").")
        }
        return text
    }

    /// Starts the command without input; the command's output and errors go to `output`, which this method closes.
    private func start(writingTo output: Int32) throws(SlurmFault) -> pid_t {
        defer { close(output) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        var arguments = ([path] + words).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, path, &actions, nil, &arguments, environ)
        guard result == 0 else { throw SlurmFault("\(name) does not start: \(FailureReason.words(result))") }
        return process
    }
}
