// style: The board is a child view with the station as its id: there is nothing to reset, but no board can be kept.

import SwiftUI

struct DeparturesScreen: View {
    @State private var station: String?

    var body: some View {
        VStack {
            Button("Oslo") { station = "oslo" }
            Button("Bergen") { station = "bergen" }
            Button("Close") { station = nil }
            if let station {
                Board(station: station).id(station)
            } else {
                Text("Choose a station")
            }
        }
    }
}

private struct Board: View {
    let station: String
    @State private var result: Result<[Departure], any Error>?

    var body: some View {
        Group {
            switch result {
            case nil: ProgressView()
            case .success(let departures)?: ForEach(departures) { Text($0.train) }
            case .failure?: Text("Could not load the departures")
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://trains.example/departures/\(station)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                result = .success(try JSONDecoder().decode([Departure].self, from: data))
            } catch {
                if !Task.isCancelled { result = .failure(error) }
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
