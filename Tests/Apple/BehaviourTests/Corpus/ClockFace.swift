import SwiftUI

struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            let seconds = Calendar.current.component(.second, from: context.date)
            ZStack {
                Circle().strokeBorder(.primary, lineWidth: 2)
                Rectangle()
                    .fill(.red)
                    .frame(width: 2, height: 80)
                    .offset(y: -40)
                    .rotationEffect(.degrees(Double(seconds) * 6))
                Text(context.date, style: .time).monospacedDigit()
            }
        }
        .frame(width: 200, height: 200)
    }
}

struct WaveView: View {
    @State private var isPaused = false

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSinceReferenceDate
                var path = Path()
                path.move(to: CGPoint(x: 0, y: size.height / 2))
                for x in stride(from: 0, through: size.width, by: 4) {
                    let y = sin(Double(x) / 20 + time) * 20 + Double(size.height) / 2
                    path.addLine(to: CGPoint(x: x, y: y))
                }
                context.stroke(
                    path,
                    with: .linearGradient(
                        Gradient(colors: [.blue, .purple]), startPoint: .zero,
                        endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 3)
            }
        }
        .onTapGesture { isPaused.toggle() }
    }
}
