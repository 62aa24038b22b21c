// earns: unowned-task, missing-cancellation, wrong-screen
// looks right in: exported, other-format, leaving, server-down, to-and-fro
// at: work = Task { await export(format) }
// "Cancel" hides the spinner. The export continues, and its receipt appears later.

import SwiftUI

/// Exports a year's invoices, as a PDF or as a table.
struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var work: Task<Void, Never>?

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
        .onDisappear {
            work?.cancel()
            phase = .idle
        }
    }

    private func start(_ format: String) {
        work?.cancel()
        phase = .exporting
        work = Task { await export(format) }
    }

    private func stop() {
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
