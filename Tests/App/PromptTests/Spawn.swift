import Foundation

/// Runs a program to its end. The program writes its output to a file, and inherits no other open
/// descriptors.
enum Spawn {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func run(
        _ words: [String], output: String, environment: [String: String]? = nil
    ) throws -> String {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // A background process that outlives the program would keep inherited descriptors open. `addclose`
        // accepts a descriptor that is not open.
        for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }

        // Tests run on threads that block most signals. A tmux server with blocked signals would never end.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let variables = environment ?? ProcessInfo.processInfo.environment
        let argv = words.map { strdup($0) } + [nil]
        let envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in argv + envp { free(word) } }
        var child: pid_t = 0
        let fault = posix_spawnp(&child, words[0], &actions, &attributes, argv, envp)
        guard fault == 0 else {
            throw Failure(description: "\(words[0]) does not start: \(String(cString: strerror(fault)))")
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let text = try String(contentsOfFile: output, encoding: .utf8)
        guard status == 0 else {
            throw Failure(description: "\(words.joined(separator: " ")) ended with \(status): \(text)")
        }
        return text
    }
}
