// earns: wrong-screen
// The departures of the last station stay on screen until the new ones arrive.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var departures: [Departure]?
    @State private var failed = false

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            if station == nil {
                Text("Choose a station")
            } else if failed {
                Text("Could not load the departures")
            } else if let departures {
                ForEach(departures) { Text($0.train) }
            } else {
                ProgressView()
            }
        }
        .task(id: station) {
            failed = false
            guard let station else {
                departures = nil
                return
            }
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(station)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                departures = try JSONDecoder().decode([Departure].self, from: data)
            } catch {
                if !Task.isCancelled { failed = true }
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
