import SwiftSyntax
import Text
import Wire

/// Changes `loaded = .now`, so that `loaded` gets the time at which the enclosing function began. Other mutants of
/// this operator count a pause from the first of several quick changes, not from the last.
enum StartClockElsewhere: MutationOperator {
    static let name = "start-clock-elsewhere"
    static let sentence = "Counts time from an earlier event than the one that the task names."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), let function = node.nearest(FunctionDeclSyntax.self),
            let body = function.body
        else { return [] }
        if let assignment = statement.assignment, nowWords.contains(assignment.value.onOneLine) {
            return fromBegin(statement.item, assignment, in: body)
        }
        return fromFirstPause(statement)
    }

    private static let nowWords = [
        ".now", "Date.now", "Date()", "ContinuousClock.now", "ContinuousClock().now",
    ]

    private static func fromBegin(
        _ item: CodeBlockItemSyntax, _ assignment: Assignment, in body: CodeBlockSyntax
    ) -> [Change] {
        let target = assignment.target.trimmedDescription
        guard
            let type = item.root.all(VariableDeclSyntax.self).compactMap(StoredProperty.init)
                .first(where: { $0.name == target })?.type
        else { return [] }
        let start = body.leftBrace.endPositionBeforeTrailingTrivia
        let begin = "let begin: \(type) = \(assignment.value.onOneLine)"
        return [
            Change(
                at: item,
                [.init(from: start, to: start, "\n\(begin)"), Mutant.Edit(item, to: "\(target) = begin")])
        ]
    }

    /// Changes a pause such as `Task.sleep(for: pause)`: if earlier sleeps were canceled, the time counts from the
    /// first sleep's start.
    private static func fromFirstPause(_ statement: Statement) -> [Change] {
        guard let view = statement.item.nearest(StructDeclSyntax.self),
            let call = statement.expression?.all(FunctionCallExprSyntax.self).first,
            call.calledExpression.trimmedDescription == "Task.sleep",
            let pause = call.arguments.first, pause.label?.text == "for"
        else { return [] }
        let place = view.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
        let words = """
            let pauseBegin = firstPause ?? .now
            firstPause = pauseBegin
            try await Task.sleep(until: pauseBegin + \(pause.expression.trimmedDescription), clock: .continuous)
            firstPause = nil
            """
        return [
            Change(
                at: statement.item,
                [
                    .init(
                        from: place, to: place,
                        "\n@State private var firstPause: ContinuousClock.Instant?"),
                    Mutant.Edit(statement.item, to: words),
                ])
        ]
    }
}
