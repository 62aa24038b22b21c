import SwiftUI

/// A stepper and a slider change by a step and stay within their bounds.
struct SteppedControls: View {
    let input: Int
    @State private var copies = 8
    @State private var volume = 0.5

    var body: some View {
        Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        Slider(value: $volume, in: 0...1, step: 0.5) { Text("Volume") }
    }
}
