import SwiftUI

/// A timeline view on screen updates at each scheduled moment. Phases and keyframes run after a trigger.
struct TickingViews: View {
    let input: Int
    @State private var bounces = 0

    var body: some View {
        if input < 2 {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
                Row(date: context.date)
            }
            TimelineView(.explicit([.now, .now + 3])) { context in
                let _ = print("explicit \(context.date.timeIntervalSince1970)")
                Text("explicit")
            }
        }
        Button("Bounce") { bounces += 1 }
            .phaseAnimator([1, 2, 3], trigger: bounces) { content, phase in
                let _ = print("phase \(phase)")
                content
            }
        Text("Key").keyframeAnimator(initialValue: 1.0, trigger: bounces) { content, value in
            let _ = print("value \(value)")
            content
        } keyframes: { _ in
            KeyframeTrack {
                LinearKeyframe(5, duration: 1)
                SpringKeyframe(2, duration: 1)
            }
        }
    }

    private struct Row: View {
        let date: Date
        var body: some View {
            Text("at \(Int(date.timeIntervalSinceReferenceDate) % 100)")
        }
    }
}
