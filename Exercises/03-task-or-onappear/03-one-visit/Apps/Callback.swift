// does: It loads with a completion handler, and nothing cancels its data task.
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

    func load() {
        phase = .loading
        guard let url = URL(string: "https://museum.example/exhibits/4") else { return }
        URLSession.shared.dataTask(with: url) { data, response, _ in
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            Task { @MainActor in
                self.phase = isFine ? text.map(Phase.loaded) ?? .failed : .failed
            }
        }.resume()
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
        .onAppear { exhibit.load() }
    }
}
