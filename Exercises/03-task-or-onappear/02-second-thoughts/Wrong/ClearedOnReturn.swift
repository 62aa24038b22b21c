// earns: wrong-screen
// Leaving cancels the export but keeps the receipt. A task removes it on return, so it is on screen for a moment.

import SwiftUI

/// Exports a year's invoices, as a PDF or as a table.
struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var running: Task<Void, Never>?

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
                Button("Cancel") { stop() }
            case .done(let receipt):
                Text(receipt)
            case .failed:
                Text("Could not export")
            }
            Button("PDF") { start("pdf") }
            Button("Table") { start("table") }
        }
        .task { phase = .idle }
        .onDisappear { running?.cancel() }
    }

    private func stop() {
        running?.cancel()
        running = nil
        phase = .idle
    }

    private func start(_ format: String) {
        running?.cancel()
        phase = .exporting
        running = Task { await export(format) }
    }

    private func export(_ format: String) async {
        do {
            guard let url = URL(string: "https://books.example/export/\(format)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            if Task.isCancelled { return }
            phase = .done(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
