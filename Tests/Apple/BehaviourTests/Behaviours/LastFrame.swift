import SwiftUI

/// An animated value is set in the animation's last frame too, so an app sees the end of the motion.
struct LastFrame: View {
    let input: Int
    @State private var opacity = 0.0

    var body: some View {
        VStack {
            Text("Welcome").modifier(Arrival(value: opacity) { print("arrived") })
            Button("Go") { withAnimation(.linear(duration: 0.1)) { opacity = 1 } }
        }
    }

    /// Apps observed an animation's end with an `Animatable` modifier before `withAnimation` had a completion.
    private struct Arrival: ViewModifier, Animatable {
        private let target: Double
        private let arrived: () -> Void
        var animatableData: Double {
            didSet { if animatableData == target { arrived() } }
        }

        init(value: Double, arrived: @escaping () -> Void) {
            target = value
            animatableData = value
            self.arrived = arrived
        }

        func body(content: Content) -> some View { content.opacity(animatableData) }
    }
}
