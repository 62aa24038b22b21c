import Foundation

/// What the end of the compiler means for an answer.
struct CompilerReport {
    let end: ProcessEnd
    let diagnostics: [Diagnostic]

    init(_ end: ProcessEnd, for answer: Answer) {
        self.end = end
        let authors = Dictionary(answer.files.map { ($0.name, $0.author) }) { first, _ in first }
        var all = end.errors.split(whereSeparator: \.isNewline).compactMap { Diagnostic(parsing: $0) }
        for index in all.indices {
            all[index].author = all[index].file.flatMap { authors[$0] ?? .course }
        }
        all = all.flatMap { message in
            let file = answer.files.first { $0.name == message.file && $0.author == .learner }
            let note = file.flatMap {
                AbsentName.note(on: message) ?? MissingFramework.note(on: message)
                    ?? StateInInit.note(on: message, in: String(decoding: $0.bytes, as: UTF8.self))
            }
            return [message] + (note.map { [$0] } ?? [])
        }
        diagnostics = Self.unlinkable(end).map { [$0] } ?? Self.relevant(all, crashed: end.cause)
    }

    var succeeded: Bool { end.cause == .exited(0) }

    /// Whether it said nothing about the source but that it takes too long.
    var gaveUp: Bool {
        exceeded != nil || diagnostics.contains { $0.message.contains("in reasonable time") }
    }

    var exceeded: Limit? {
        if let limit = end.exceeded { return limit }
        return succeeded || !end.errors.lowercased().contains("out of memory") ? nil : .memory
    }

    /// A failure of the machine, such as a full disk, which says nothing about the answer.
    /// - Parameter folder: the answer's, as the compiler and the linker left it.
    func fault(in folder: String) -> MachineFault? {
        guard !succeeded, exceeded == nil else { return nil }
        // What is said of the learner's own lines is true on every disk.
        let isAboutAnswer = diagnostics.contains { $0.author == .learner && $0.severity == .error }
        if !isAboutAnswer, let fault = DiskSpace(at: folder).fault(after: end) { return fault }
        let object = "\(folder)/\(Compiler.object)"
        if case .signalled(let signal) = end.cause, FileManager.default.fileExists(atPath: object) {
            return MachineFault(
                .killed, "The linker broke off with signal \(signal), which no answer makes it do.",
                remedy: "Try again; if it happens again, course doctor tries the toolchain.")
        }
        if !isAboutAnswer, diagnostics.contains(where: { Self.isAboutCache($0.message) }) {
            return MachineFault(
                .staleCache,
                "The compiler's module cache does not fit this system's headers or this toolchain.",
                remedy: "Remove the course-cache folder in the temporary directory and try again.")
        }
        return nil
    }

    /// The system's headers were upgraded since the cache was made, or one of its files is damaged.
    private static func isAboutCache(_ message: String) -> Bool {
        message.contains("could not build C module") || message.contains("module cache path")
            || message.contains(".pcm'")
    }

    /// The messages about the learner's files, and about the course's only if there are no other errors.
    private static func relevant(_ all: [Diagnostic], crashed cause: ProcessEnd.Cause) -> [Diagnostic] {
        let own = all.filter { $0.author == .learner }
        if own.contains(where: { $0.severity == .error }) || cause == .exited(0) {
            // Such a note belongs to a message about a macro's output, which is left out.
            return own.filter { $0.severity != .note || !$0.message.hasPrefix("in expansion of macro") }
        }
        let others = all.filter { $0.severity == .error }
        if !others.isEmpty { return others + own }
        return [
            Diagnostic(
                severity: .error,
                message:
                    "The compiler itself broke down on this source. Undo the last change and try in smaller steps."
            )
        ]
    }

    /// The linker's error. Plain Swift that compiles also links, so this is rare.
    private static func unlinkable(_ end: ProcessEnd) -> Diagnostic? {
        end.errors.split(whereSeparator: \.isNewline).first { $0.hasPrefix("ld.lld:") }.map {
            Diagnostic(severity: .error, message: "The answer compiles but does not link: \($0)")
        }
    }
}
