/// A button that begins and ends the editing of a list: it writes `\.editMode`.
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

/// The editing of what is inside, where no view above has one of its own: each stack of pages has.
nonisolated struct _EditModeOwner: ViewModifier {
    @Environment(\.editMode) private var outer
    @State private var mode = EditMode.inactive

    @MainActor func body(content: Content) -> some View {
        content.environment(\.editMode, outer ?? $mode)
    }
}
