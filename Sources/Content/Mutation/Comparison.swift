import SwiftSyntax

/// A comparison, such as `count == 0`: its operator and its two sides.
struct Comparison {
    let sign: BinaryOperatorExprSyntax
    let left: ExprSyntax
    let right: ExprSyntax

    init?(_ node: Syntax) {
        guard let sign = node.as(BinaryOperatorExprSyntax.self), Self.opposites[sign.operator.text] != nil,
            let list = sign.parent?.as(ExprListSyntax.self).map(Array.init),
            let place = list.firstIndex(where: { $0.id == sign.id }), place > 0, place + 1 < list.count
        else { return nil }
        self.sign = sign
        left = list[place - 1]
        right = list[place + 1]
    }

    var text: String { "\(left.trimmedDescription) \(sign.operator.text) \(right.trimmedDescription)" }
    var opposite: String? { Self.opposites[sign.operator.text] }
    var neighbor: String? { Self.neighbors[sign.operator.text] }

    /// True if the comparison's left side mentions a status, as in `status == 200` or
    /// `response.statusCode == 200`.
    var isOfStatus: Bool {
        sign.operator.text == "==" && right.is(IntegerLiteralExprSyntax.self)
            && left.trimmedDescription.lowercased().contains("status")
    }

    func replaced(by replacement: String) -> Change {
        Change(
            at: left, called: text,
            [
                .init(
                    from: left.positionAfterSkippingLeadingTrivia,
                    to: right.endPositionBeforeTrailingTrivia, replacement)
            ])
    }

    private static let opposites = [
        "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
    ]
    private static let neighbors = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
}
