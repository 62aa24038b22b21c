import SwiftSyntax

/// Removes `.disabled(true)`. Modifiers that only change looks stay, because no scenario sees them.
enum DropModifier: MutationOperator {
    static let name = "drop-modifier"
    static let sentence = "Removes a modifier."

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
