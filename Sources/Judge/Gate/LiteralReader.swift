import SwiftSyntax
import Wire

/// Collects values that the explorer should try for an app's inputs, such as default values and examples in doc
/// comments.
///
///     /// The knob `size` is like `200x300`.
///     @Knob var width = 200          // width: 200, size: 200x300
///     if width <= 400 { … }          // compares with 400
///     case "feed": …                 // compares with feed
struct LiteralReader {
    private(set) var hints = SourceOutline.KnobHints()

    init(_ readings: [Reading]) {
        for node in readings.flatMap(\.nodes) { take(node) }
    }

    private mutating func take(_ node: Syntax) {
        if let variable = node.as(VariableDeclSyntax.self) {
            takeDefaults(of: variable)
        } else if let type = node.as(StructDeclSyntax.self) {
            takeExamples(in: type.leadingTrivia, about: nil)
        } else if let sequence = node.as(SequenceExprSyntax.self) {
            let compares = sequence.elements.contains { element in
                element.as(BinaryOperatorExprSyntax.self).map { Self.comparisons.contains($0.operator.text) }
                    ?? false
            }
            if compares { for element in sequence.elements { take(literal: Syntax(element)) } }
        } else if let item = node.as(ExpressionPatternSyntax.self) {
            take(literal: Syntax(item.expression))
        } else if let element = node.as(ArrayElementSyntax.self) {
            take(literal: Syntax(element.expression))
        } else if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "tag"
        {
            for argument in call.arguments { take(literal: Syntax(argument.expression)) }
        } else if let call = node.as(FunctionCallExprSyntax.self), Self.seeds(call) {
            hints.seedsState = true
        } else if let element = node.as(EnumCaseElementSyntax.self), let value = element.rawValue?.value {
            take(literal: Syntax(value))
        }
    }

    /// True for a state that starts with the value of a variable, as in `State(initialValue: title)`.
    private static func seeds(_ call: FunctionCallExprSyntax) -> Bool {
        guard
            ["State", "StateObject", "SwiftUI.State"].contains(
                call.calledExpression.trimmedDescription.withoutTypeArguments)
        else { return false }
        return call.arguments.contains { argument in
            ["initialValue", "wrappedValue"].contains(argument.label?.text)
                && text(of: Syntax(argument.expression)) == nil
        }
    }

    private static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">=", "...", "..<", "~="]

    private mutating func takeDefaults(of variable: VariableDeclSyntax) {
        let isKnob = variable.attributes.contains {
            ["Knob", "Lab.Knob"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
        }
        guard isKnob else { return }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            if let value = binding.initializer.flatMap({ Self.text(of: Syntax($0.value)) }) {
                hints.examples[name, default: []].append(value)
            }
            takeExamples(in: variable.leadingTrivia, about: name)
        }
    }

    /// Reads the example value after the words `is like` in a doc comment. In a type's doc comment, the word `knob` and
    /// the knob's name come before `is like`.
    private mutating func takeExamples(in trivia: Trivia, about name: String?) {
        let comment = trivia.pieces.compactMap { piece in
            if case .docLineComment(let text) = piece { String(text.drop { $0 == "/" }) } else { nil }
        }.joined()
        let parts = comment.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        var knob = name
        for (place, part) in parts.enumerated() {
            if !place.isMultiple(of: 2) {
                if parts[place - 1].hasSuffix("knob ") { knob = part }
                continue
            }
            guard part.trimmed.hasSuffix("is like"), place + 1 < parts.count, let knob else { continue }
            hints.examples[knob, default: []].append(parts[place + 1])
        }
    }

    private mutating func take(literal node: Syntax) {
        guard let text = Self.text(of: node), !text.isEmpty, text.count <= 40, !hints.literals.contains(text),
            hints.literals.count < 40
        else { return }
        hints.literals.append(text)
    }

    private static func text(of node: Syntax) -> String? {
        if let number = node.as(IntegerLiteralExprSyntax.self) {
            return number.literal.text.replacing("_", with: "")
        }
        if let number = node.as(FloatLiteralExprSyntax.self) { return number.literal.text }
        if let flag = node.as(BooleanLiteralExprSyntax.self) { return flag.literal.text }
        if let minus = node.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" {
            return text(of: Syntax(minus.expression)).map { "-\($0)" }
        }
        return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension String {
    fileprivate var trimmed: Substring {
        var text = Substring(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
