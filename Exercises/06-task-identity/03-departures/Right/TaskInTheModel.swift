// style: A model decides what a tap does: it can be tested without a view, but the view has to report when it appears and disappears.

import SwiftUI

@MainActor @Observable
final class Board {
    private(set) var station: String?
    private(set) var trains: [Departure]?
    private(set) var error: (any Error)?
    @ObservationIgnored private var task: Task<Void, Never>?

    func show(_ new: String?) {
        if new == station { return }
        station = new
        load()
    }

    /// Starts a load again that the disappearing screen has cancelled.
    func resume() {
        if trains == nil && error == nil { load() }
    }

    private func load() {
        cancel()
        trains = nil
        error = nil
        guard let station else { return }
        task = Task {
            do {
                let trains = try await departures(from: station)
                try Task.checkCancellation()
                self.trains = trains
            } catch {
                if Task.isCancelled { return }
                self.error = error
            }
        }
    }

    func cancel() { task?.cancel() }

    private func departures(from station: String) async throws -> [Departure] {
        let (data, response) = try await URLSession.shared.data(
            from: link("https://trains.example/departures/\(station)"))
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Departure].self, from: data)
    }
}

struct DeparturesScreen: View {
    @State private var board = Board()

    var body: some View {
        VStack {
            HStack {
                Button("Oslo") { board.show("oslo") }
                Button("Bergen") { board.show("bergen") }
                Button("Close") { board.show(nil) }
            }
            if board.station == nil {
                ContentUnavailableView("Choose a station", systemImage: "tram")
            } else if let trains = board.trains {
                ForEach(trains) { Text($0.train) }
            } else if board.error != nil {
                ContentUnavailableView("Could not load the departures", systemImage: "wifi.slash")
            } else {
                ProgressView()
            }
        }
        .onAppear { board.resume() }
        .onDisappear { board.cancel() }
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
