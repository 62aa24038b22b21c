// earns: unowned-task, missing-cancellation, wrong-screen
// looks right in: exported, called-off
// at: pdf = Task { await export(format) }
// Each format has a handle, and "Cancel" cancels only one of them.

import SwiftUI

struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var work: Task<Void, Never>?
    @State private var pdf: Task<Void, Never>?

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
        .onDisappear { cancel() }
    }

    private func start(_ format: String) {
        work?.cancel()
        phase = .exporting
        pdf?.cancel()
        if format == "pdf" {
            pdf = Task { await export(format) }
        } else {
            work = Task { await export(format) }
        }
    }

    private func cancel() {
        pdf?.cancel()
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
