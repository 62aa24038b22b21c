import SwiftUI

/// A model without an actor animates its changes.
final class AnimatedElsewhere: ObservableObject {
    @Published var isOpen = false

    func toggle() {
        withAnimation(.spring()) { isOpen.toggle() }
    }
}

extension Binding where Value == Bool {
    func animatedToggle() {
        withAnimation { wrappedValue.toggle() }
    }
}

struct AnimatedElsewhereScreen: View {
    @StateObject private var model = AnimatedElsewhere()

    var body: some View {
        VStack {
            Button("Open") { model.toggle() }
            if model.isOpen { Text("Opened") }
        }
    }
}
