// earns: unowned-task, missed-fetch, missing-cancellation, wrong-screen
// looks right in: one-station, no-connection, to-and-fro
// at: Task { await load(chosen) }
// The tap starts the load, and nothing cancels it, so the slowest response is shown.

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
            Button("Oslo") { open("oslo") }
            Button("Bergen") { open("bergen") }
            Button("Close") {
                station = nil
                phase = .closed
            }
            switch phase {
            case .closed: Text("Choose a station")
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
    }

    private func open(_ chosen: String) {
        if station == chosen { return }
        station = chosen
        Task { await load(chosen) }
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
