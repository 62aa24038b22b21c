// earns: missed-fetch, missing-cancellation, redundant-fetch, wrong-screen
// at: .task(id: station) {
// "Close" changes the screen but keeps the station, so choosing it again does nothing.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.closed

    private enum Phase {
        case closed
        case loading
        case loaded([Departure])
        case failed
    }

    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Oslo") { open("oslo") }
            Button("Bergen") { open("bergen") }
            Button("Close") { isOpen = false }
            if isOpen {
                switch phase {
                case .closed, .loading: ProgressView()
                case .loaded(let departures): ForEach(departures) { Text($0.train) }
                case .failed: Text("Could not load the departures")
                }
            } else {
                Text("Choose a station")
            }
        }
        .task(id: station) {
            guard let station else { return }
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

    private func open(_ new: String) {
        station = new
        isOpen = true
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
