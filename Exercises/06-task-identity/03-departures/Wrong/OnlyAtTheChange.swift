// earns: missed-fetch, wrong-screen
// looks right in: one-station, the-wrong-one-first, closed-early, leaving, no-connection
// at: .onChange(of: station) {
// The load follows only changes of the station, so a load that another tab cancelled never starts again.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?
    @State private var task: Task<Void, Never>?
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
        .onChange(of: station) {
            task?.cancel()
            task = Task {
                if let station {
                    await load(station)
                } else {
                    phase = .closed
                }
            }
        }
        .onDisappear { task?.cancel() }
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
            phase = .failed
        }
    }
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
