// does: A cancelled load still counts as running, so the next visit's spinner stays beside the text.

import SwiftUI

/// When the next buses leave. It outlives the page that shows it.
@MainActor @Observable
final class Timetable {
    private(set) var text: String?
    private(set) var hasFailed = false
    private var running = 0

    var isLoading: Bool { running > 0 || text == nil && !hasFailed }

    func load() async {
        running += 1
        do {
            let text = try await Buses.departures()
            if Task.isCancelled { return }
            self.text = text
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
        running -= 1
    }

    /// The page has closed, so the next one begins with a spinner.
    func clear() {
        text = nil
        hasFailed = false
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
            if timetable.isLoading { ProgressView() }
            if let text = timetable.text { Text(text) }
            if timetable.hasFailed { Text("Could not load the departures") }
        }
        .task { await timetable.load() }
        .onDisappear { timetable.clear() }
    }
}
