import SwiftUI

/// The system adds "OK" to an alert without actions. The system adds "Cancel" to an alert with only destructive
/// actions, and to a confirmation dialog without a cancel action.
struct AddedAnswers: View {
    let input: Int
    @State private var shown: Kind?

    private enum Kind: String, CaseIterable { case none, destructive, mixed, dialog, own }

    var body: some View {
        ForEach(Kind.allCases, id: \.self) { kind in Button("show \(kind.rawValue)") { shown = kind } }
            .alert("None", isPresented: shows(.none)) { if input > 0 { Button("Late") {} } }
            .alert("Destructive", isPresented: shows(.destructive)) {
                Button("Erase", role: .destructive) { print("erased") }
            }
            .alert("Mixed", isPresented: shows(.mixed)) {
                Button("Erase", role: .destructive) { print("erased") }
                Button("Keep") { print("kept") }
            }
            .confirmationDialog("Dialog", isPresented: shows(.dialog)) {
                Button("One") { print("one") }
            }
            .confirmationDialog("Own", isPresented: shows(.own)) {
                Button("One") { print("one") }
                Button("Never mind", role: .cancel) { print("never") }
            }
    }

    private func shows(_ kind: Kind) -> Binding<Bool> {
        Binding(get: { shown == kind }, set: { if !$0 { shown = nil } })
    }
}
