import Essentials

/// The compiler's result for an answer: its messages, a limit, or a fault of the machine.
struct CompilerReport {
    let end: ProcessEnd
    let diagnostics: [Diagnostic]

    init(_ end: ProcessEnd, for answer: Answer) {
        self.end = end
        let authors = Dictionary((answer.files + answer.libraryFiles).map { ($0.name, $0.author) }) {
            first, _ in first
        }
        var all = end.errors.split(whereSeparator: \.isNewline).compactMap { Diagnostic(parsing: $0) }
        for index in all.indices {
            all[index].author = all[index].file.flatMap { authors[$0] ?? .course }
        }
        all = all.flatMap { message in
            let file = answer.learnerFiles.first { $0.name == message.file && $0.author == .learner }
            let note = file.flatMap {
                AbsentName.note(on: message) ?? MissingFramework.note(on: message)
                    ?? StateInInit.note(on: message, in: String(decoding: $0.bytes, as: UTF8.self))
            }
            return [message] + (note.map { [$0] } ?? [])
        }
        diagnostics = Self.unlinkable(end).map { [$0] } ?? Self.relevant(all, crashed: end.cause)
    }

    var succeeded: Bool { end.cause == .exited(0) }

    /// True if the compiler gave up because the source takes too long to compile.
    var gaveUp: Bool {
        exceeded != nil || diagnostics.contains(where: \.isAboutTime)
    }

    /// True if all errors are about expressions that take too long to compile. A check of the types gives up on a slow
    /// expression earlier than a real compile, which may accept the expression.
    var findsOnlySlowCode: Bool {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(\.isAboutTime)
    }

    var exceeded: Limit? {
        if let limit = end.exceeded { return limit }
        return succeeded || !end.errors.lowercased().contains("out of memory") ? nil : .memory
    }

    /// A fault of the machine, such as a full disk; nil if the answer is the cause.
    /// - Parameter folder: the answer's folder after compiling and linking.
    func fault(in folder: String) -> MachineFault? {
        guard !succeeded, exceeded == nil else { return nil }
        // An error in the learner's own lines counts even if the disk is full.
        let isAboutAnswer = diagnostics.contains { $0.author == .learner && $0.severity == .error }
        if !isAboutAnswer, let fault = DiskSpace(at: folder).fault(after: end) { return fault }
        let object = "\(folder)/\(Compiler.object)"
        if case .signalled(let signal) = end.cause, FileManager.default.fileExists(atPath: object) {
            return MachineFault(
                .killed, "The linker crashed with signal \(signal). Your file is not the cause.",
                remedy:
                    "Try again. If the linker crashes again, run `course doctor`, which tests the toolchain.")
        }
        if !isAboutAnswer, diagnostics.contains(where: { Self.isAboutCache($0.message) }) {
            return MachineFault(
                .staleCache,
                "The compiler's module cache does not match this system's headers or this toolchain.",
                remedy: "Remove the course-cache folder in the temporary directory and try again.")
        }
        return nil
    }

    /// True if the message shows that the system's headers are newer than the cache, or that the cache is damaged.
    private static func isAboutCache(_ message: String) -> Bool {
        message.contains("could not build C module") || message.contains("module cache path")
            || message.contains(".pcm'")
    }

    /// The messages about the learner's files. Messages about the course's own files count only if the learner's files
    /// have no errors.
    private static func relevant(_ all: [Diagnostic], crashed cause: ProcessEnd.Cause) -> [Diagnostic] {
        let own = all.filter { $0.author == .learner }
        if own.contains(where: { $0.severity == .error }) || cause == .exited(0) {
            // Leaves out notes about the code that a macro made, because the report contains no messages about macros.
            return own.filter { $0.severity != .note || !$0.message.hasPrefix("in expansion of macro") }
        }
        let others = all.filter { $0.severity == .error }
        if !others.isEmpty { return others + own }
        return [
            Diagnostic(
                severity: .error,
                message:
                    "The compiler itself crashed on your source. Undo your last change and try again in smaller steps."
            )
        ]
    }

    /// The linker's error. Linker errors are rare: plain Swift that compiles also links.
    private static func unlinkable(_ end: ProcessEnd) -> Diagnostic? {
        end.errors.split(whereSeparator: \.isNewline).first { $0.hasPrefix("ld.lld:") }.map {
            Diagnostic(severity: .error, message: "Your source compiles but does not link: \($0)")
        }
    }
}
