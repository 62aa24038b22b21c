// does: A cancelled load counts as failed, and the next visit shows the error beside its spinner.

import SwiftUI

/// When the next buses leave. It outlives the page that shows it.
@MainActor @Observable
final class Timetable {
    private(set) var text: String?
    private(set) var isLoading = true
    private(set) var hasFailed = false

    func load() async {
        isLoading = true
        do {
            let text = try await Buses.departures()
            if Task.isCancelled { return }
            self.text = text
            hasFailed = false
        } catch {
            hasFailed = true
            if Task.isCancelled { return }
        }
        isLoading = false
    }

    /// The page has closed, so the next one begins with a spinner.
    func clear() {
        text = nil
        isLoading = true
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
