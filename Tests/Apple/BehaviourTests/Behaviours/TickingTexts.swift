import SwiftUI

/// A running time in a text updates each second without a body run. `settle` does not wait for a text with a running time.
struct TickingTexts: View {
    let input: Int
    @State private var start = Date()
    @State private var isRunning = true

    var body: some View {
        let _ = print("body")
        if isRunning {
            Text(start, style: .timer)
            Text(start.addingTimeInterval(2.5), style: .relative)
            Text(timerInterval: start...start.addingTimeInterval(2))
        }
        Button("stop") { isRunning = false }
    }
}
