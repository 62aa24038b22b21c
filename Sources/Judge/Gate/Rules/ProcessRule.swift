import SwiftSyntax

/// An app does not end itself, start other programs or make threads: the course owns its process and its clock.
///
///     exit(0)                     // no
///     door.exit()                 // yes
///     Thread.sleep(forTimeInterval: 1)   // no: it blocks in real time
///     ProcessInfo.processInfo.arguments.contains("--demo")   // yes: there are none
enum ProcessRule: Rule {
    static let code = "process"

    private static let instead: [String: String] = [
        "Thread": "Use Task.sleep to wait and @MainActor to be on the main thread.",
        "ProcessInfo": "Take what the app depends on as a parameter, or from the environment of its views.",
        "Process": "An app for a phone starts no other programs. Do the work in Swift.",
        "exit": "Let views come and go. fatalError(\"why\") ends an app that cannot go on.",
        "abort": "fatalError(\"why\") ends an app that cannot go on.",
    ]
    private static let names: Set<String> = [
        "exit", "_exit", "abort", "atexit", "fork", "vfork", "posix_spawn", "posix_spawnp", "execv", "execve",
        "execvp",
        "popen", "ptrace", "syscall", "sigaction", "pthread_create", "setjmp", "longjmp", "mmap", "mprotect",
        "sleep", "usleep", "nanosleep",
        "Process", "ProcessInfo", "Thread", "NSTask", "Pipe", "_createExecutors",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let reference = Reference(node), names.contains(reference.name),
            reference.isGlobal(declared: declared), !isHowItWasStarted(node)
        else { return nil }
        let name = reference.name
        return Objection(
            node, "\(name) acts on the process, which belongs to the course.",
            instead: instead[name]
                ?? (name.hasSuffix("sleep")
                    ? "Use try await Task.sleep(for:)." : "Leave it out; an app does without it."))
    }

    /// What an app asks to be started for: `environment["UITEST"]`, `arguments.contains("--demo")`. Which variables there are
    /// would tell what process it is.
    private static func isHowItWasStarted(_ node: Syntax) -> Bool {
        guard node.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo",
            let shared = node.parent?.as(MemberAccessExprSyntax.self),
            shared.declName.baseName.text == "processInfo",
            let asked = shared.parent?.as(MemberAccessExprSyntax.self)
        else { return false }
        switch asked.declName.baseName.text {
        case "arguments":
            return asked.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "contains"
        case "environment":
            let look = asked.parent?.as(SubscriptCallExprSyntax.self)
            let name = look?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                .representedLiteralValue
            return name.map { !present.contains($0) } ?? false
        default: return false
        }
    }

    /// The variables that every process has.
    private static let present: Set<String> = [
        "HOME", "LANG", "TZ", "PATH", "PWD", "OLDPWD", "SHLVL", "TMPDIR",
    ]
}
