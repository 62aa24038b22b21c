// earns: missed-fetch, redundant-fetch
// The address does not escape `&`, so the server gets another text than the user typed.

import SwiftUI

struct Station: Decodable, Identifiable {
    let id: Int
    let name: String
}

/// The railway's server.
enum Railway {
    static func stations(matching query: String) async throws -> [Station] {
        guard let text = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed),
            let url = URL(string: "https://rail.example/stations?q=\(text)")
        else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Station].self, from: data)
    }
}

struct StationSearch: View {
    @State private var query = ""
    @State private var phase = Phase.idle

    private enum Phase {
        case idle
        case loading
        case loaded([Station])
        case failed
    }

    var body: some View {
        VStack {
            TextField("Station", text: $query)
            switch phase {
            case .idle: Text("Type a name")
            case .loading: ProgressView()
            case .loaded(let stations) where stations.isEmpty: Text("No such station")
            case .loaded(let stations): ForEach(stations) { Text($0.name) }
            case .failed: Text("Could not search")
            }
        }
        .task(id: query) { await search() }
    }

    private func search() async {
        guard !query.isEmpty else {
            phase = .idle
            return
        }
        phase = .loading
        do {
            try await Task.sleep(for: .milliseconds(300))
            let stations = try await Railway.stations(matching: query)
            if Task.isCancelled { return }
            phase = .loaded(stations)
        } catch {
            // A cancelled request throws a URLError, a cancelled wait a CancellationError.
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
