/// A button that starts and ends editing a list: it writes `\.editMode`.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}

/// Holds the edit mode for the views inside, unless a view further out already does. Each
/// navigation stack has one.
nonisolated struct _EditModeOwner: ViewModifier {
    @Environment(\.editMode) private var outer
    @State private var mode = EditMode.inactive

    @MainActor func body(content: Content) -> some View {
        content.environment(\.editMode, outer ?? $mode)
    }
}
