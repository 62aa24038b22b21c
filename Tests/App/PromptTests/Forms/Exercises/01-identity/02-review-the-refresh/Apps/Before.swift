import SwiftUI

struct Screen: View {
    let city: String
    @State private var text: String?
    @State private var hasFailed = false

    var body: some View {
        VStack {
            if hasFailed { Text("Could not load") } else if let text { Text(text) } else { ProgressView() }
        }
        .task { await load() }
    }

    private func load() async {
        do {
            text = try await report(of: city)
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}
