// does: The view's task awaits a second task. Cancelling the first does not cancel the second.
import SwiftUI

/// What the guide says about an exhibit.
@MainActor @Observable
final class Exhibit {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://museum.example/exhibits/4") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The page of an exhibit.
struct ExhibitPage: View {
    @State private var exhibit = Exhibit()

    var body: some View {
        VStack {
            switch exhibit.phase {
            case .loading: ProgressView()
            case .loaded(let text): Text(text)
            case .failed: Text("Could not load the exhibit")
            }
        }
        .task {
            let work = Task { await exhibit.load() }
            await work.value
        }
    }
}
