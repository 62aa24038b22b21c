import SwiftUI

/// An old view without an exit animation is removed before the new view appears.
struct IdentityTransition: View {
    let input: Int

    var body: some View {
        Text("plain \(input)")
            .onAppear { print("plain \(input) appears") }
            .onDisappear { print("plain \(input) disappears") }
            .id(input)
        Text("at once \(input)")
            .onAppear { print("at once \(input) appears") }
            .onDisappear { print("at once \(input) disappears") }
            .transition(.identity)
            .id(input)
        Text("around \(input)")
            .onAppear { print("around \(input) appears") }
            .onDisappear { print("around \(input) disappears") }
            .id(input)
            .transition(.identity)
        Text("only coming \(input)")
            .onAppear { print("only coming \(input) appears") }
            .onDisappear { print("only coming \(input) disappears") }
            .transition(.asymmetric(insertion: .opacity, removal: .identity))
            .id(input)
        Text("only going \(input)")
            .onAppear { print("only going \(input) appears") }
            .onDisappear { print("only going \(input) disappears") }
            .transition(
                .asymmetric(insertion: .identity, removal: .modifier(active: Plain(), identity: Plain()))
            )
            .id(input)
    }

    private struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
    }
}
