import Text
import Wire

/// Errors about names that an answer uses but that have no declaration.
///
///     Order.swift:47:43: error: 'nmae' is declared nowhere, neither in your files nor in SwiftUI; did you mean 'name'?
///
/// The compiler reports most undeclared names at once. For a name deep in a long body, the compiler tries every meaning
/// of the surrounding expressions, which can take minutes.
struct UndeclaredNames {
    let diagnostics: [Diagnostic]

    init(_ reading: NameReading, in answer: Answer, modules: ModuleNames) {
        let learners = Set(answer.learnerFiles.map(\.name))
        let uses = reading.uses.filter { learners.contains($0.file) && Self.isPlain($0.property) }
        let missing = modules.missing(among: Set(uses.map(\.property)))
        diagnostics = uses.filter { missing.contains($0.property) }.flatMap { use in
            let known = Spelling.suggestions(for: use.property, among: reading.declared)
            let near = known.isEmpty && use.isMember ? modules.names(near: use.name) : known
            let sign = use.name == use.property ? "" : "$"
            let error = Diagnostic(
                file: use.file, line: use.line, column: use.column, severity: .error,
                message: Self.words(about: use) + (near.first.map { "; did you mean '\(sign)\($0)'?" } ?? ""),
                author: .learner)
            return [error] + (AbsentName.note(on: error, about: use.name).map { [$0] } ?? [])
        }
    }

    /// The error message. The message for a name that is not a member equals the compiler's own message.
    private static func words(about use: NameReading.Use) -> String {
        use.isMember
            ? "'\(use.name)' is declared nowhere, neither in your files nor in SwiftUI"
            : "cannot find '\(use.name)' in scope"
    }

    /// Returns false for C names such as `tv_sec`, which no Swift module contains.
    private static func isPlain(_ name: String) -> Bool {
        name.count > 1 && !name.contains("_") && name.allSatisfy { $0.isASCII }
    }
}
