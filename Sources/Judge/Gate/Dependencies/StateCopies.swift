import SwiftSyntax
import Wire

/// Finds `@State` properties that a view's init sets to the value of a parameter. SwiftUI keeps the state's first
/// value, so a later value from the parent has no effect.
///
///     init(song: Song) { _isLiked = State(initialValue: song.isLiked) }
enum StateCopies {
    /// One note for each line that copies a parameter into a state. The note's `omitted` contains the name of the
    /// state.
    static func all(in reading: Reading) -> [WorkNote] {
        reading.nodes.compactMap { node in
            // The three elements of `_state = value`.
            guard let assignment = node.as(SequenceExprSyntax.self)?.elements.map(\.self),
                assignment.count == 3,
                assignment[1].is(AssignmentExprSyntax.self),
                let state = assignment[0].as(DeclReferenceExprSyntax.self)?.baseName.text
                    ?? assignment[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                state.hasPrefix("_"), let value = initialValue(assignment[2]),
                let initializer = node.ancestorOrSelf(mapping: { $0.as(InitializerDeclSyntax.self) })
            else { return nil }
            let parameters = Set(
                initializer.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
            let names = value.tokens(viewMode: .sourceAccurate).map(\.text)
            guard !parameters.isDisjoint(with: names) else { return nil }
            let line = reading.line(of: node)
            return WorkNote(
                modifier: WorkNote.stateCopy, file: reading.name, firstLine: line, lastLine: line,
                omitted: [String(state.dropFirst())], type: Declaration.innermostType(around: node))
        }
    }

    private static func initialValue(_ expression: ExprSyntax) -> ExprSyntax? {
        guard let call = expression.as(FunctionCallExprSyntax.self), ActionNotes.name(of: call) == "State",
            let argument = call.arguments.first,
            ["initialValue", "wrappedValue"].contains(argument.label?.text)
        else { return nil }
        return argument.expression
    }
}
