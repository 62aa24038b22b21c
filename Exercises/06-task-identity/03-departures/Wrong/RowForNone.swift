// earns: wrong-screen
// An empty list gets a row with words of its own.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: String?

    private let stations = ["Oslo", "Bergen"]

    var body: some View {
        VStack {
            ForEach(stations, id: \.self) { name in
                Button(name) { station = name.lowercased() }
            }
            Button("Close") { station = nil }
            if let station {
                Board(station: station)
                    .id(station)
            } else {
                Text("Choose a station")
            }
        }
    }
}

/// The departures from one station.
private struct Board: View {
    let station: String
    @State private var result: Result<[Departure], any Error>?

    var body: some View {
        VStack {
            switch result {
            case nil: ProgressView()
            case .success(let departures):
                if departures.isEmpty {
                    Text("No departures")
                }
                ForEach(departures) { departure in
                    Text(departure.train)
                }
            case .failure: Text("Could not load the departures")
            }
        }
        .task {
            result = nil
            do {
                let departures = try await Departure.all(from: station)
                try Task.checkCancellation()
                result = .success(departures)
            } catch {
                if Task.isCancelled { return }
                result = .failure(error)
            }
        }
    }
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String

    static func all(from station: String) async throws -> [Departure] {
        guard let url = URL(string: "https://trains.example/departures/\(station)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Departure].self, from: data)
    }
}
