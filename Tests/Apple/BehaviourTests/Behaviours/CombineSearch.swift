import Combine
import SwiftUI

/// A search field's pipeline debounces typing, and the request for a new text replaces the previous request.
struct CombineSearch: View {
    let input: Int
    @StateObject private var model = Model()

    final class Model: ObservableObject {
        @Published var query = ""
        @Published private(set) var result = "nothing yet"

        init() {
            $query
                .dropFirst()
                .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .removeDuplicates()
                .compactMap { query in URL(string: "https://a.example/\(query)").map { (query, $0) } }
                .map { query, url in
                    URLSession.shared.dataTaskPublisher(for: url)
                        .map { "\(query): \($0.data.isEmpty ? "no" : "some") data" }
                        .replaceError(with: "\(query) failed")
                }
                .switchToLatest()
                .receive(on: DispatchQueue.main)
                .assign(to: &$result)
        }
    }

    var body: some View {
        Text(model.result)
            .onChange(of: input) { model.query = "q\(input)" }
    }
}
