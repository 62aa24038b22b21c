// earns: wrong-screen, unmet-expectation
// looks right in: called-off, other-format
// Sends the request 5 milliseconds after the tap.

import SwiftUI

struct ExportScreen: View {
    @State private var phase = Phase.idle
    @State private var job: Task<Void, Never>?

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

    private func start(_ format: String) {
        job?.cancel()
        phase = .exporting
        job = Task { await export(format) }
    }

    private func stop() {
        job?.cancel()
        job = nil
        phase = .idle
    }

    private func export(_ format: String) async {
        do {
            try await Task.sleep(for: .milliseconds(5))
            guard let url = URL(string: "https://books.example/export/\(format)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            try Task.checkCancellation()
            phase = .done(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
