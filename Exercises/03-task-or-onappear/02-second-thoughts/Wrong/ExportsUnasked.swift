// earns: redundant-fetch, missed-fetch, wrong-screen
// looks right in: called-off, other-format, leaving, to-and-fro
// at: .task(id: format) {
// The view's task exports, with the format as its id, and the format is set from the start.

import SwiftUI

/// Exports a year's invoices, as a PDF or as a table.
struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var format: String? = "pdf"

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
        .task(id: format) {
            if let format { await export(format) }
        }
        .onDisappear { stop() }
    }

    private func start(_ format: String) {
        phase = .exporting
        self.format = format
    }

    private func stop() {
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
