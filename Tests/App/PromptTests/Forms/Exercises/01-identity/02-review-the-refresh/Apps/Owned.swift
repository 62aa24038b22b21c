// repairs: The second attempt is a task that no view owns.
import SwiftUI

struct Screen: View {
    let city: String
    @State private var text: String?
    @State private var hasFailed = false
    @State private var attempt = 0

    var body: some View {
        VStack {
            if hasFailed { Text("Could not load") } else if let text { Text(text) } else { ProgressView() }
            Button("Load again") {
                attempt += 1
            }
        }
        .task(id: attempt) { await load() }
    }

    private func load() async {
        text = nil
        do {
            text = try await report(of: city)
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}
