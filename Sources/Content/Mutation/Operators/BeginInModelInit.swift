import SwiftSyntax
import Wire

/// `Task { await load() }` moves from a view's `.task` into the model's `init`.
enum BeginInModelInit: MutationOperator {
    static let name = "begin-in-model-init"
    static let sentence = "The model loads in its initializer, even if no view shows the model."

    static func changes(at node: Syntax) -> [Change] {
        guard let model = node.as(ClassDeclSyntax.self) else { return [] }
        let loads = model.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
            $0.signature.effectSpecifiers?.asyncSpecifier != nil
                && $0.signature.parameterClause.parameters.isEmpty
        }
        return loads.map { load in
            let begin = "Task { await \(load.name.text)() }"
            let asked = node.root.all(FunctionCallExprSyntax.self).compactMap { ModifierCall(Syntax($0)) }
                .filter { $0.name == "task" && $0.call.trimmedDescription.contains(".\(load.name.text)()") }
            return Change(
                at: model, called: "\(model.name.text).\(load.name.text)",
                [start(of: model, with: begin)] + asked.flatMap { $0.replaced(by: "").edits })
        }
    }

    private static func start(of model: ClassDeclSyntax, with begin: String) -> Mutant.Edit {
        let own = model.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }
            .first
        if let own {
            let end = own.rightBrace.positionAfterSkippingLeadingTrivia
            return .init(from: end, to: end, "\n\(begin)\n")
        }
        let end = model.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
        return .init(from: end, to: end, "\ninit() { \(begin) }\n")
    }
}
