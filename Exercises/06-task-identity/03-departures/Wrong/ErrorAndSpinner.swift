// earns: wrong-screen
// The spinner stays beside the error.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var isLoading = false
    @State private var departures: [Departure]?
    @State private var failed = false
    @State private var task: Task<Void, Never>?

    var body: some View {
        VStack {
            Button("Oslo") { choose("oslo") }
            Button("Bergen") { choose("bergen") }
            Button("Close") { choose(nil) }
            if isLoading { ProgressView() }
            if let departures {
                ForEach(departures) { Text($0.train) }
            } else if failed {
                Text("Could not load the departures")
            } else {
                Text("Choose a station")
            }
        }
        .onAppear {
            guard isLoading, let chosen = station else { return }
            station = nil
            choose(chosen)
        }
        .onDisappear { task?.cancel() }
    }

    private func choose(_ new: String?) {
        guard new != station else { return }
        station = new
        task?.cancel()
        departures = nil
        failed = false
        isLoading = new != nil
        guard let new else { return }
        task = Task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(new)"))
                try Task.checkCancellation()
                if (response as? HTTPURLResponse)?.statusCode == 200 {
                    departures = try JSONDecoder().decode([Departure].self, from: data)
                } else {
                    failed = true
                }
            } catch {
                if Task.isCancelled { return }
                failed = true
                return
            }
            isLoading = false
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
