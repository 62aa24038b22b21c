// earns: wrong-screen
// Of two departures with the same train, only the first is shown.
import SwiftUI

// A separate view shows the board of the chosen station; its identity is the station.
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
        VStack {
            switch result {
            case nil: ProgressView()
            case .success(let departures): ForEach(unique(departures), id: \.id) { Text($0.train) }
            case .failure: Text("Could not load the departures")
            }
        }
        .task {
            if result != nil { return }
            let answer = await departures(from: station)
            if !Task.isCancelled { result = answer }
        }
    }
}

private func unique(_ departures: [Departure]) -> [Departure] {
    var seen = Set<String>()
    return departures.filter { seen.insert($0.train).inserted }
}

private func departures(from station: String) async -> Result<[Departure], any Error> {
    do {
        let url = server.appendingPathComponent(station)
        let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return .success(try JSONDecoder().decode([Departure].self, from: data))
    } catch {
        return .failure(error)
    }
}

struct Departure: Decodable, Sendable {
    let id: Int
    let train: String
}

private let server = URL(string: "https://trains.example/departures/") ?? URL(filePath: "/")
