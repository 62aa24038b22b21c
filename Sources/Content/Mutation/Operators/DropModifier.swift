import SwiftSyntax

/// `.disabled(true)` goes away. Modifiers that only change looks are left alone: no scenario sees those.
enum DropModifier: MutationOperator {
    static let name = "drop-modifier"
    static let sentence = "A modifier is forgotten."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(node), behaving.contains(modifier.name) else { return [] }
        return [modifier.replaced(by: "")]
    }

    private static let behaving: Set<String> = [
        "alert", "confirmationDialog", "disabled", "environment", "fullScreenCover", "id",
        "navigationDestination", "onAppear", "onChange", "onReceive", "onSubmit", "onTapGesture", "popover",
        "refreshable", "searchable", "sheet", "tabItem", "tag", "task",
    ]
}
