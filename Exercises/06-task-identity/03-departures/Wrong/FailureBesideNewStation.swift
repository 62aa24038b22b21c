// earns: wrong-screen
// The error disappears when departures arrive, not when a station is chosen.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var departures: [Departure]?
    @State private var isLoading = false
    @State private var failed = false

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            if isLoading { ProgressView() }
            if failed { Text("Could not load the departures") }
            if let departures { ForEach(departures) { Text($0.train) } }
            if station == nil { Text("Choose a station") }
        }
        .task(id: station) {
            departures = nil
            guard let station else {
                isLoading = false
                return
            }
            isLoading = true
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(station)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                departures = try JSONDecoder().decode([Departure].self, from: data)
                failed = false
                isLoading = false
            } catch {
                if Task.isCancelled { return }
                failed = true
                isLoading = false
            }
        }
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
