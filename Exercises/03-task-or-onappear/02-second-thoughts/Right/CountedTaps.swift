// style: A count of taps is the task's id: SwiftUI cancels the older export, and each button has to count.

import SwiftUI

struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var format: String?
    @State private var touches = 0

    private enum Phase {
        case idle
        case done(String)
        case failed
    }

    var body: some View {
        VStack {
            if format == nil {
                outcome
            } else {
                ProgressView()
                Button("Cancel", action: reset)
            }
            Button("PDF") { export("pdf") }
            Button("Table") { export("table") }
        }
        .task(id: touches) {
            guard let format else { return }
            let result = await receipt(format)
            guard !Task.isCancelled else { return }
            switch result {
            case .success(let text): phase = .done(text)
            case .failure: phase = .failed
            }
            self.format = nil
        }
        .onDisappear { reset() }
    }

    @ViewBuilder private var outcome: some View {
        switch phase {
        case .idle: Text("Nothing exported")
        case .done(let receipt): Text(receipt)
        case .failed: Text("Could not export")
        }
    }

    private func export(_ name: String) {
        format = name
        touches += 1
    }

    private func reset() {
        format = nil
        phase = .idle
        touches += 1
    }

    private func receipt(_ format: String) async -> Result<String, Error> {
        do {
            guard let url = URL(string: "https://books.example/export/\(format)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            return .success(String(decoding: data, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }
}
