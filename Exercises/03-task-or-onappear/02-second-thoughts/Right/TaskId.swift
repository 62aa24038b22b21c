// style: The job is the task's id, and nil means no job: one value holds the state, and the same format twice needs a number in it.

import SwiftUI

struct ExportScreen: View {
    private struct Job: Equatable {
        let format: String
        let number: Int
    }

    private enum Result {
        case none
        case receipt(String)
        case failure
    }

    @State private var job: Job?
    @State private var touches = 0
    @State private var result = Result.none

    var body: some View {
        VStack {
            if job != nil {
                ProgressView()
                Button("Cancel") { job = nil }
            } else {
                switch result {
                case .none: Text("Nothing exported")
                case .receipt(let text): Text(text)
                case .failure: Text("Could not export")
                }
            }
            Button("PDF") { begin("pdf") }
            Button("Table") { begin("table") }
        }
        .task(id: job) {
            guard let job else { return }
            let receipt = await export(job.format)
            if Task.isCancelled { return }
            result = receipt.map { .receipt($0) } ?? .failure
            self.job = nil
        }
        .onDisappear {
            job = nil
            result = .none
        }
    }

    private func begin(_ format: String) {
        touches += 1
        result = .none
        job = Job(format: format, number: touches)
    }

    private func export(_ format: String) async -> String? {
        guard let url = URL(string: "https://books.example/export/\(format)"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
