/// A button that starts and ends editing a list by writing `\.editMode`.
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

/// Stores the edit mode for the views inside the modified view, unless a parent view already stores an edit mode. Each
/// navigation stack applies the modifier `_EditModeOwner`.
nonisolated struct _EditModeOwner: ViewModifier {
    @Environment(\.editMode) private var outer
    @State private var mode = EditMode.inactive

    @MainActor func body(content: Content) -> some View {
        content.environment(\.editMode, outer ?? $mode)
    }
}
