// earns: redundant-fetch
// looks right in: typing, next-letter, no-connection
// at: task = Task {
// The pause begins at the first letter and not again at the next, so a quick typist gets a request too early.

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

@MainActor @Observable
final class SearchModel {
    enum State {
        case idle
        case searching
        case found([Station])
        case failed
    }

    private(set) var state = State.idle
    var query = "" {
        didSet {
            if query != oldValue { restart() }
        }
    }
    @ObservationIgnored private var task: Task<Void, Never>?
    @ObservationIgnored private var isWaiting = false

    func restart() {
        if query.isEmpty {
            stop()
            state = .idle
            return
        }
        state = .searching
        if isWaiting { return }
        task?.cancel()
        isWaiting = true
        task = Task {
            let outcome: State
            do {
                try await Task.sleep(for: .milliseconds(300))
                isWaiting = false
                outcome = .found(try await Railway.stations(matching: query))
            } catch {
                outcome = .failed
            }
            if !Task.isCancelled { state = outcome }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
        isWaiting = false
    }
}

struct StationSearch: View {
    @State private var model = SearchModel()

    var body: some View {
        @Bindable var model = model
        VStack {
            TextField("Station", text: $model.query)
            result
        }
        .onDisappear { model.stop() }
    }

    @ViewBuilder
    private var result: some View {
        switch model.state {
        case .idle:
            Text("Type a name")
        case .searching:
            ProgressView()
        case .found(let stations):
            if stations.isEmpty {
                Text("No such station")
            } else {
                ForEach(stations) { Text($0.name) }
            }
        case .failed:
            Text("Could not search")
        }
    }
}
