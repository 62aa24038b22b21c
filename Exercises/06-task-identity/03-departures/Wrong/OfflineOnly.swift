// earns: wrong-screen
// looks right in: one-station, the-wrong-one-first, closed-early, leaving, no-connection
// Only a missing connection shows an error; other URLErrors count as a cancellation.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.closed

    private enum Phase {
        case closed
        case loading
        case loaded([Departure])
        case failed
    }

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            switch phase {
            case .closed: Text("Choose a station")
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
        // This also loads again when the view reappears. Part 8 discusses when that is right.
        .task(id: station) {
            if let station {
                await load(station)
            } else {
                phase = .closed
            }
        }
    }

    private func load(_ station: String) async {
        phase = .loading
        do {
            guard let url = URL(string: "https://trains.example/departures/\(station)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(try JSONDecoder().decode([Departure].self, from: data))
        } catch {
            if Task.isCancelled { return }
            if let error = error as? URLError, error.code != .notConnectedToInternet,
                error.code != .badServerResponse
            {
                return
            }
            phase = .failed
        }
    }
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
