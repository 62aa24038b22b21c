// earns: wrong-screen, missed-fetch, unowned-task, missing-cancellation
// "Close" does not reset the phase, so the next choice first shows the old departures.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded([Departure])
        case failed
    }

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            if station == nil {
                Text("Choose a station")
            } else {
                switch phase {
                case .loading: ProgressView()
                case .loaded(let departures): ForEach(departures) { Text($0.train) }
                case .failed: Text("Could not load the departures")
                }
            }
        }
        .onChange(of: station) { old, new in
            guard let new else { return }
            if old != nil { phase = .loading }
            Task { await load(new) }
        }
    }

    private func load(_ name: String) async {
        do {
            let (data, response) = try await URLSession.shared.data(
                from: link("https://trains.example/departures/\(name)"))
            guard station == name else { return }
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            guard isFine else { throw URLError(.badServerResponse) }
            phase = .loaded(try JSONDecoder().decode([Departure].self, from: data))
        } catch {
            guard station == name else { return }
            phase = .failed
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
