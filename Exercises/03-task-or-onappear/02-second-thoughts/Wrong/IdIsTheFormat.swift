// earns: missed-fetch, missing-cancellation, redundant-fetch, wrong-screen
// looks right in: exported, called-off
// at: .task(id: format) {
// The task's id is the format alone, so the same format again starts nothing.

import SwiftUI

struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var format: String?

    private enum Phase {
        case idle
        case exporting
        case done(String)
        case failed
    }

    var body: some View {
        VStack {
            switch phase {
            case .idle:
                Text("Nothing exported")
            case .exporting:
                ProgressView()
                Button("Cancel") { cancel() }
            case .done(let receipt):
                Text(receipt)
            case .failed:
                Text("Could not export")
            }
            Button("PDF") { start("pdf") }
            Button("Table") { start("table") }
        }
        .task(id: format) {
            if let format { await export(format) }
        }
    }

    private func start(_ format: String) {
        phase = .exporting
        self.format = format
    }

    private func cancel() {
        format = nil
        phase = .idle
    }

    private func export(_ format: String) async {
        do {
            guard let url = URL(string: "https://books.example/export/\(format)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .done(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
