// earns: wrong-screen
// Only the first three departures are shown.
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
            case .loaded(let departures): ForEach(departures.prefix(3)) { Text($0.train) }
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
        phase = .loading
        do {
            guard let url = URL(string: "https://trains.example/departures/\(station)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            let departures = try JSONDecoder().decode([Departure].self, from: data)
            try Task.checkCancellation()
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
