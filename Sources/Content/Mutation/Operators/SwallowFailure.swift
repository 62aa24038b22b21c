import SwiftSyntax
import Wire

/// `catch { phase = .failed }` becomes `catch { if error is DecodingError { return }; phase = .failed }`. Other
/// mutants of this operator ignore only one code of `URLError`.
enum SwallowFailure: MutationOperator {
    static let name = "swallow-failure"
    static let sentence = "Ignores one kind of failure, so the screen keeps waiting for content."

    static func changes(at node: Syntax) -> [Change] {
        guard let clause = node.as(CatchClauseSyntax.self), clause.catchItems.isEmpty,
            !clause.body.statements.isEmpty, mayReturn(from: clause)
        else { return [] }
        let start = clause.body.leftBrace.endPositionBeforeTrailingTrivia
        let decodes = clause.root.contains {
            $0.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.hasSuffix(".decode")
                == true
        }
        let kinds = codes.map { ($0, "(error as? URLError)?.code == .\($0)") }
        return (kinds + (decodes ? [("DecodingError", "error is DecodingError")] : [])).map { kind, test in
            Change(
                at: clause.body,
                called: "\(kind) in \(clause.body.statements.last?.trimmedDescription ?? "")",
                [.init(from: start, to: start, "\nif \(test) { return }")])
        }
    }

    /// The two error codes that scenarios use least; mutants for more codes would take too much time.
    private static let codes = ["cannotConnectToHost", "networkConnectionLost"]

    /// True if the enclosing function returns nothing. A closure, such as the closure of `Task { … }`, counts as a
    /// function without a result.
    private static func mayReturn(from clause: CatchClauseSyntax) -> Bool {
        for node in sequence(first: Syntax(clause), next: \.parent) {
            if node.is(ClosureExprSyntax.self) { return true }
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause == nil
            }
        }
        return true
    }
}
