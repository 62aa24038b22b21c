import SwiftUI

/// The engine stops and reports two changes that trigger each other endlessly.
struct UpdateCycle: View {
    let input: Int
    @State private var left = 0
    @State private var right = 0
    @State private var other = 0

    var body: some View {
        Button("start") { left += 1 }
            .onChange(of: left) { right += 1 }
            .onChange(of: right) { left += 1 }
        Button("other \(other)") { other += 1 }
    }
}
