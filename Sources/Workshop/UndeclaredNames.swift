import Spelling
import Wire

/// The names of an answer that are declared nowhere, as errors.
///
///     Order.swift:47:43: error: 'nmae' is declared nowhere, neither in these files nor in SwiftUI; did you mean 'name'?
///
/// The compiler says so too, of most names at once. Of one deep in a long body it tries every meaning of everything around
/// before that, which can take minutes.
struct UndeclaredNames {
    let diagnostics: [Diagnostic]

    init(_ reading: NameReading, in answer: Answer, modules: ModuleNames) {
        let learners = Set(answer.learnerFiles.map(\.name))
        let wrong = reading.uses.filter { use in
            learners.contains(use.file) && Self.isPlain(use.name) && !modules.declare(use.name)
        }
        diagnostics = wrong.flatMap { use in
            let known = Spelling.suggestions(for: use.name, among: reading.declared)
            let near = known.isEmpty ? modules.names(near: use.name) : known
            let error = Diagnostic(
                file: use.file, line: use.line, column: use.column, severity: .error,
                message: "'\(use.name)' is declared nowhere, neither in these files nor in SwiftUI"
                    + (near.first.map { "; did you mean '\($0)'?" } ?? ""),
                author: .learner)
            return [error] + (AbsentName.note(on: error, about: use.name).map { [$0] } ?? [])
        }
    }

    /// Names of C, such as `tv_sec`, are in no Swift module.
    private static func isPlain(_ name: String) -> Bool {
        name.count > 1 && !name.contains("_") && name.allSatisfy { $0.isASCII }
    }
}
