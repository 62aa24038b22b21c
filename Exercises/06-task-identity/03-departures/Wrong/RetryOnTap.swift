// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: .task(id: Choice(station: station, attempt: attempt)) {
// A tap on the chosen station is ignored, except after a failure, when it loads again.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var attempt = 0
    @State private var phase = Phase.closed

    private enum Phase: Equatable {
        case closed
        case loading
        case loaded([Departure])
        case failed
    }

    private struct Choice: Equatable {
        let station: String?
        let attempt: Int
    }

    var body: some View {
        VStack {
            Button("Oslo") { choose("oslo") }
            Button("Bergen") { choose("bergen") }
            Button("Close") { station = nil }
            switch phase {
            case .closed: Text("Choose a station")
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
        .task(id: Choice(station: station, attempt: attempt)) {
            guard let station else {
                phase = .closed
                return
            }
            phase = .loading
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

    private func choose(_ new: String) {
        if station == new && phase == .failed { attempt += 1 }
        station = new
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}

/// A train on the board.
struct Departure: Decodable, Identifiable, Equatable {
    let id: Int
    let train: String
}
