// earns: missed-fetch, missing-cancellation, wrong-screen
// looks right in: one-station, closed-early, leaving
// at: .task { await load(station) }
// A child view loads when it appears, and does not appear again for another station.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            if let station {
                Departures(station: station)
            } else {
                Text("Choose a station")
            }
        }
    }
}

private struct Departures: View {
    let station: String
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded([Departure])
        case failed
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
        .task { await load(station) }
    }

    private func load(_ station: String) async {
        guard let url = URL(string: "https://trains.example/departures/\(station)") else { return }
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
