import SwiftUI

/// Users select several rows while the list is in edit mode. Only the app's code starts edit mode. In edit mode, a tap
/// adds or removes a row.
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
