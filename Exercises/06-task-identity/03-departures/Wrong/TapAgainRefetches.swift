// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: task = Task {
// Every tap loads, even one on the station that is shown.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.closed
    @State private var task: Task<Void, Never>?

    private enum Phase {
        case closed
        case loading
        case loaded([Departure])
        case failed
    }

    var body: some View {
        VStack {
            Button("Oslo") { choose("oslo") }
            Button("Bergen") { choose("bergen") }
            Button("Close") {
                task?.cancel()
                phase = .closed
            }
            switch phase {
            case .closed: Text("Choose a station")
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
        .onAppear {
            if case .loading = phase, let station { choose(station) }
        }
        .onDisappear { task?.cancel() }
    }

    private func choose(_ station: String) {
        self.station = station
        task?.cancel()
        phase = .loading
        task = Task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(station)"))
                if Task.isCancelled { return }
                let isFine = (response as? HTTPURLResponse)?.statusCode == 200
                guard isFine else { throw URLError(.badServerResponse) }
                phase = .loaded(try JSONDecoder().decode([Departure].self, from: data))
            } catch {
                if Task.isCancelled { return }
                phase = .failed
            }
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
