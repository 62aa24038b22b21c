import SwiftUI

struct HoldToDelete: View {
    @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var isPressing = false
    @State private var isDeleted = false
    @State private var progress = 0.0

    var body: some View {
        VStack(spacing: 16) {
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .frame(width: 60, height: 60)
            Label(isDeleted ? "Deleted" : "Hold to delete", systemImage: "trash")
                .padding()
                .background(isPressing ? Color.red.opacity(0.3) : .clear, in: .capsule)
                .gesture(
                    LongPressGesture(minimumDuration: 2)
                        .updating($isPressing) { current, state, transaction in
                            state = current
                            transaction.animation = .easeIn
                        }
                        .onEnded { _ in isDeleted = true })
            Text("Quick").onLongPressGesture(minimumDuration: 0.2, maximumDistance: 30) {
                isDeleted = false
            } onPressingChanged: { pressing in
                progress = pressing ? 1 : 0
            }
        }
    }
}
