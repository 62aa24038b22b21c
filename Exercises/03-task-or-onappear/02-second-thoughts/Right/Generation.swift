// style: A model numbers its exports: it drops a late response even if nothing could cancel it, with one check in each export.

import SwiftUI

@MainActor @Observable
final class Exporter {
    enum Phase {
        case idle
        case exporting
        case done(String)
        case failed
    }

    private(set) var phase = Phase.idle
    @ObservationIgnored private var generation = 0
    @ObservationIgnored private var task: URLSessionDataTask?

    func start(_ format: String) {
        stop()
        guard let url = URL(string: "https://books.example/export/\(format)") else { return }
        let mine = generation
        phase = .exporting
        task = URLSession.shared.dataTask(with: url) { data, response, _ in
            let isGood = (response as? HTTPURLResponse)?.statusCode == 200
            let receipt = isGood ? data.map { String(decoding: $0, as: UTF8.self) } : nil
            Task { @MainActor [weak self] in self?.finish(mine, receipt) }
        }
        task?.resume()
    }

    func stop() {
        generation += 1
        task?.cancel()
        phase = .idle
    }

    private func finish(_ number: Int, _ receipt: String?) {
        guard number == generation else { return }
        phase = receipt.map(Phase.done) ?? .failed
    }
}

struct ExportScreen: View {
    @State private var exporter = Exporter()

    var body: some View {
        VStack {
            status
            Button("PDF") { exporter.start("pdf") }
            Button("Table") { exporter.start("table") }
        }
        .onDisappear { exporter.stop() }
    }

    @ViewBuilder private var status: some View {
        switch exporter.phase {
        case .idle:
            Text("Nothing exported")
        case .exporting:
            ProgressView()
            Button("Cancel") { exporter.stop() }
        case .done(let receipt):
            Text(receipt)
        case .failed:
            Text("Could not export")
        }
    }
}
