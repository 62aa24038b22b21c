import SwiftSyntax

/// Removes `.disabled(true)`. The operator does not remove modifiers that only change the look of a view, because
/// scenarios cannot notice the change.
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
