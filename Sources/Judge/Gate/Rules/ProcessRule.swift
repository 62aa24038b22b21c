import SwiftSyntax

/// Refuses code that ends the app, starts other programs or makes threads. Only the course starts and ends the app's
/// process and controls its clock.
///
///     exit(0)                     // no
///     door.exit()                 // yes
///     Thread.sleep(forTimeInterval: 1)   // no: it blocks in real time
///     ProcessInfo.processInfo.arguments.contains("--demo")   // yes: always false, because there are no arguments
enum ProcessRule: Rule {
    static let code = "process"

    private static let instead: [String: String] = [
        "Thread": "Use Task.sleep to wait and @MainActor to be on the main thread.",
        "ProcessInfo": "Pass the value as a parameter, or read it from the SwiftUI environment.",
        "Process": "A phone app cannot start other programs. Do the work in Swift.",
        "exit":
            "Show another view instead of ending the app. If the app cannot go on, call fatalError(\"why\").",
        "abort": "If the app cannot go on, call fatalError(\"why\").",
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
            node, "\(name) acts on the process that runs your app, but the course owns this process.",
            instead: instead[name]
                ?? (name.hasSuffix("sleep")
                    ? "Use try await Task.sleep(for:)." : "Remove \(name); a phone app does not need it."))
    }

    /// True for code that reads a single launch argument or environment variable, such as `environment["UITEST"]`. A
    /// list of all variables would reveal that the course runs the app.
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

    /// Environment variables that exist in every app's process.
    private static let present: Set<String> = [
        "HOME", "LANG", "TZ", "PATH", "PWD", "OLDPWD", "SHLVL", "TMPDIR",
    ]
}
