// style: Each export is a child view with an id: its task ends with the view, and closures pass the result up.

import SwiftUI

struct ExportScreen: View {
    @State private var format: String?
    @State private var number = 0
    @State private var message = "Nothing exported"

    var body: some View {
        VStack {
            if let format {
                Running(format: format) { outcome in
                    message = outcome
                    self.format = nil
                } cancel: {
                    message = "Nothing exported"
                    self.format = nil
                }
                .id(number)
            } else {
                Text(message)
            }
            ForEach(["pdf", "table"], id: \.self) { name in
                Button(name == "pdf" ? "PDF" : "Table") {
                    number += 1
                    format = name
                }
            }
        }
        .onDisappear {
            message = "Nothing exported"
            format = nil
        }
    }
}

private struct Running: View {
    let format: String
    let done: (String) -> Void
    let cancel: () -> Void

    var body: some View {
        VStack {
            ProgressView()
            Button("Cancel", action: cancel)
        }
        .task {
            do {
                guard let url = URL(string: "https://books.example/export/\(format)") else {
                    throw URLError(.badURL)
                }
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                try Task.checkCancellation()
                done(String(decoding: data, as: UTF8.self))
            } catch {
                if !Task.isCancelled { done("Could not export") }
            }
        }
    }
}
