// does: A flag says that the page has closed and is never cleared, so the next visit drops its response and ends blank.

import SwiftUI

/// When the next buses leave. It outlives the page that shows it.
@MainActor @Observable
final class Timetable {
    enum Phase {
        case loading
        case loaded(String)
        case failed
        case over
    }

    private(set) var phase = Phase.loading
    private var isOver = false

    func stop() {
        isOver = true
    }

    func load() async {
        phase = .loading
        do {
            let text = try await Buses.departures()
            phase = isOver ? .over : .loaded(text)
        } catch {
            if Task.isCancelled { return }
            phase = isOver ? .over : .failed
        }
    }

    /// The page has closed, so the next one begins with a spinner.
    func clear() {
        phase = .loading
    }
}

enum Buses {
    static func departures() async throws -> String {
        guard let url = URL(string: "https://buses.example/lines/12") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The page of a line.
struct LinePage: View {
    let timetable: Timetable

    var body: some View {
        VStack {
            switch timetable.phase {
            case .loading: ProgressView()
            case .loaded(let text): Text(text)
            case .failed: Text("Could not load the departures")
            case .over: EmptyView()
            }
        }
        .task { await timetable.load() }
        .onDisappear {
            timetable.stop()
            timetable.clear()
        }
    }
}
