// earns: wrong-screen
// The train is read as Markdown, so its stars are missing.

import SwiftUI

/// A button for each station, and the departures from the chosen one.
struct DeparturesScreen: View {
    @State private var station: Station?

    var body: some View {
        VStack {
            ForEach(Station.allCases) { candidate in
                Button(candidate.name) { station = candidate }
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

private enum Station: String, CaseIterable, Identifiable {
    case oslo, bergen

    var id: Self { self }
    var name: String { rawValue.capitalized }
}

/// The departures from one station.
private struct Board: View {
    let station: Station

    @State private var result: Result<[Departure], any Error>?

    var body: some View {
        VStack {
            switch result {
            case nil:
                ProgressView()
            case .success(let departures):
                ForEach(departures) { departure in
                    Text(LocalizedStringKey(departure.train))
                }
            case .failure:
                Text("Could not load the departures")
            }
        }
        .task {
            if result != nil { return }
            do {
                let departures = try await TrainServer().departures(from: station.rawValue)
                try Task.checkCancellation()
                result = .success(departures)
            } catch {
                if Task.isCancelled { return }
                result = .failure(error)
            }
        }
    }
}

private struct TrainServer {
    func departures(from station: String) async throws -> [Departure] {
        guard let url = URL(string: "https://trains.example/departures/\(station)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Departure].self, from: data)
    }
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
