import SwiftUI

/// The focus is a state like another: what reads it runs when it moves.
struct FocusedField: View {
    let input: Int
    @FocusState private var focus: Field?
    @FocusState private var isActive: Bool

    private enum Field: Hashable { case first, second }

    var body: some View {
        Text("focus on \(focus.map { "\($0)" } ?? "nothing"), \(isActive ? "active" : "idle")")
            .focused($focus, equals: .first)
            .focused($isActive)
        Button("second") {
            focus = .second
            isActive = true
        }
        Button("nowhere") { focus = nil }
    }
}
