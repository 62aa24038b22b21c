import SwiftUI

/// A custom style creates a button's content and may read the environment. A tap runs the button's action.
struct StyledButton: View {
    let input: Int
    @State private var taps = 0

    var body: some View {
        Button("tapped \(taps)") { taps += 1 }
            .buttonStyle(Framed(mark: input))
            .disabled(input == 2)
    }

    struct Framed: ButtonStyle {
        let mark: Int
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("mark \(mark)")
                configuration.label
                if !isEnabled { Text("off") }
            }
        }
    }
}
