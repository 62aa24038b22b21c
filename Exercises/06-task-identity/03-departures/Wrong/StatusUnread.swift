// earns: wrong-screen
// The status is ignored: a list from a 404 is shown as departures.

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
            guard let station else {
                phase = .closed
                return
            }
            phase = .loading
            do {
                let (data, _) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(station)"))
                if Task.isCancelled { return }
                phase = .loaded(
                    (try? JSONDecoder().decode([Departure].self, from: data))
                        ?? [Departure(id: 0, train: String(bytes: data, encoding: .utf8) ?? "")])
            } catch {
                if Task.isCancelled { return }
                phase = .failed
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
