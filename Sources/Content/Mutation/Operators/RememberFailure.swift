import SwiftSyntax
import Wire

/// `load()` begins with `if case .failed = phase { return }`.
enum RememberFailure: MutationOperator {
    static let name = "remember-failure"
    static let sentence = "After the first failure, the function never loads again."

    static func changes(at node: Syntax) -> [Change] {
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body else { return [] }
        let ends = body.all(CodeBlockItemSyntax.self).compactMap { Statement($0).assignment }
        var checks: [String] = []
        for end in ends {
            let target = end.target.trimmedDescription
            if end.value.contains(".failed") {
                checks.append("if case .failed = \(target) { return }")
            } else if target.lowercased().contains("fail"), end.value == "true" {
                checks.append("if \(target) { return }")
            }
        }
        return Set(checks).sorted().compactMap { Change(beginning: function, with: $0) }
    }
}
