import SwiftUI

/// Between equal phases nothing moves, and no time passes.
struct SamePhase: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        Button("Go") { count += 1 }
            .phaseAnimator([0, 9, 9], trigger: count) { view, phase in
                view.offset(y: phase)
            } animation: { phase in
                let _ = print("to \(phase)")
                return .linear(duration: 1)
            }
    }
}
