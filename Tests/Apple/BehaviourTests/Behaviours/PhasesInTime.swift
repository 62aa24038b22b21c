import SwiftUI

/// In a phase animator with a trigger, each phase lasts as long as the animation that leads to the phase. A change of
/// the trigger during a phase starts the next phase.
struct PhasesInTime: View {
    let input: Int

    var body: some View {
        Text("phases").phaseAnimator(["rest", "up", "down"], trigger: input) { content, phase in
            content.onChange(of: phase) { print($1) }
        } animation: { phase in
            phase == "up" ? .linear(duration: 1) : .linear(duration: 0.5)
        }
    }
}
