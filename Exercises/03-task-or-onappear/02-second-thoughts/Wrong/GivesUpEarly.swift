// earns: premature-cancel, wrong-screen
// An export may take four seconds, so a slow one counts as a failure.

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
        .onDisappear { stop() }
    }

    private func stop() {
        running?.cancel()
        running = nil
        phase = .idle
    }

    private func start(_ format: String) {
        running?.cancel()
        phase = .exporting
        let job = Task { await export(format) }
        running = job
        Task {
            try? await Task.sleep(for: .seconds(4))
            if case .exporting = phase, running == job {
                job.cancel()
                phase = .failed
            }
        }
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
