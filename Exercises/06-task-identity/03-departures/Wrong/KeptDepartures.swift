// earns: missed-fetch, wrong-screen
// looks right in: one-station, the-wrong-one-first, closed-early, leaving, no-connection, many-taps
// at: .task(id: station) {
// Departures are kept by station, so choosing it again sends no request.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.closed
    @State private var known: [String: [Departure]] = [:]

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
        if let departures = known[station] {
            phase = .loaded(departures)
            return
        }
        guard let url = URL(string: "https://trains.example/departures/\(station)") else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                phase = .failed
                return
            }
            let departures = try JSONDecoder().decode([Departure].self, from: data)
            known[station] = departures
            phase = .loaded(departures)
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
