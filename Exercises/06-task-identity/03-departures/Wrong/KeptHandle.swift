// earns: unowned-task, missed-fetch, missing-cancellation, wrong-screen
// looks right in: one-station, the-wrong-one-first, closed-early, no-connection, to-and-fro, many-taps
// at: loading = Task {
// Each change cancels the task before, but nothing cancels the last one when the screen disappears.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.closed
    @State private var loading: Task<Void, Never>?

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
            loading?.cancel()
            loading = Task {
                if let station {
                    await load(station)
                } else {
                    phase = .closed
                }
            }
        }
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
