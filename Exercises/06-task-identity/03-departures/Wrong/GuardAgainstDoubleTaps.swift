// earns: missed-fetch, wrong-screen
// looks right in: one-station, closed-early, leaving, no-connection, to-and-fro
// at: Button("Oslo") { station = "oslo" }
// A second tap shouldn't load twice, so it is ignored, even on another station.

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
        .task(id: station) {
            if let station {
                await load(station)
            } else {
                phase = .closed
            }
        }
    }

    private func load(_ station: String) async {
        guard let url = URL(string: "https://trains.example/departures/\(station)") else { return }
        if case .loading = phase { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
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

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
