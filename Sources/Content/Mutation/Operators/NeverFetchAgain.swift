import SwiftSyntax
import Wire

/// `load()` begins with `if case .loaded = phase { return }`.
enum NeverFetchAgain: MutationOperator {
    static let name = "never-fetch-again"
    static let sentence = "After the first success, the function never loads again."

    static func changes(at node: Syntax) -> [Change] {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body else { return [] }
        let ends = body.all(CodeBlockItemSyntax.self).compactMap { Statement($0).assignment }
        let optional = node.root.all(VariableDeclSyntax.self).compactMap(StoredProperty.init)
            .filter { $0.type?.hasSuffix("?") == true && $0.variable.nearest(FunctionDeclSyntax.self) == nil }
            .map(\.name)
        let checks = ends.compactMap { end -> String? in
            let target = end.target.trimmedDescription
            if end.value.contains(".loaded") { return "if case .loaded = \(target) { return }" }
            return optional.contains(target) ? "if \(target) != nil { return }" : nil
        }
        return Set(checks).sorted().compactMap { Change(beginning: function, with: $0) }
    }
}
