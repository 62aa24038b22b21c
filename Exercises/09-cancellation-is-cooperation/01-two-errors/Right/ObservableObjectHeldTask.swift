// style: An ObservableObject holds one task, and each letter replaces it: any view can search, but each has to tell the model when it disappears.

import SwiftUI

struct Station: Decodable, Identifiable {
    let id: Int
    let name: String
}

/// The railway's server.
enum Railway {
    static func stations(matching query: String) async throws -> [Station] {
        var address = URLComponents(string: "https://rail.example/stations")
        address?.queryItems = [URLQueryItem(name: "q", value: query)]
        guard let url = address?.url else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Station].self, from: data)
    }
}

@MainActor
final class StationModel: ObservableObject {
    enum Phase {
        case idle
        case loading
        case loaded([Station])
        case failed
    }

    @Published private(set) var phase = Phase.idle
    private var running: Task<Void, Never>?

    func search(_ query: String) {
        running?.cancel()
        guard !query.isEmpty else {
            phase = .idle
            return
        }
        phase = .loading
        running = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(300))
                let stations = try await Railway.stations(matching: query)
                if Task.isCancelled { return }
                self?.phase = .loaded(stations)
            } catch {
                if Task.isCancelled { return }
                self?.phase = .failed
            }
        }
    }

    func stop() {
        running?.cancel()
    }
}

struct StationSearch: View {
    @State private var query = ""
    @StateObject private var model = StationModel()

    var body: some View {
        VStack {
            TextField("Station", text: $query)
            switch model.phase {
            case .idle: Text("Type a name")
            case .loading: ProgressView()
            case .loaded(let stations) where stations.isEmpty: Text("No such station")
            case .loaded(let stations): ForEach(stations) { Text($0.name) }
            case .failed: Text("Could not search")
            }
        }
        .onChange(of: query) { _, new in model.search(new) }
        .onDisappear { model.stop() }
    }
}
