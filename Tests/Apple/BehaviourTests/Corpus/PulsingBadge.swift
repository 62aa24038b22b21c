import SwiftUI

enum PulseStep: CaseIterable {
    case idle, up, down
    var scale: Double {
        switch self {
        case .idle: 1
        case .up: 1.4
        case .down: 0.9
        }
    }
}

struct PulsingBadge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .phaseAnimator(PulseStep.allCases, trigger: count) { content, step in
                content.scaleEffect(step.scale).foregroundStyle(step == .up ? .red : .primary)
            } animation: { step in
                switch step {
                case .idle: .easeIn(duration: 0.1)
                case .up: .spring(.bouncy)
                case .down: .interpolatingSpring(duration: 0.3, bounce: 0.4)
                }
            }
    }
}

struct HeartValues {
    var scale = 1.0
    var angle = Angle.zero
    var offset = 0.0
}

struct BeatingHeart: View {
    @State private var beats = 0

    var body: some View {
        Image(systemName: "heart.fill")
            .keyframeAnimator(initialValue: HeartValues(), trigger: beats) { content, value in
                content.scaleEffect(value.scale).offset(y: value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.2)
                    SpringKeyframe(1, duration: 0.4, spring: .bouncy)
                }
                KeyframeTrack(\.offset) {
                    CubicKeyframe(-20, duration: 0.2)
                    CubicKeyframe(0, duration: 0.3)
                }
            }
            .onTapGesture { beats += 1 }
    }
}
