import SwiftUI

/// Several rows are selected while the list is being edited, which only the app's own code begins. A touch adds a row or
/// takes it out.
struct ListEditing: View {
    let input: Int
    @State private var chosen: Set<String> = []
    @State private var editMode = EditMode.inactive

    var body: some View {
        VStack {
            Text("chosen: \(chosen.sorted().joined(separator: ", "))")
            List(["a", "b", "c"], id: \.self, selection: $chosen) { Text("row \($0)") }
            Button(editMode.isEditing ? "Done" : "Edit") {
                editMode = editMode.isEditing ? .inactive : .active
            }
        }
        .environment(\.editMode, $editMode)
    }
}
