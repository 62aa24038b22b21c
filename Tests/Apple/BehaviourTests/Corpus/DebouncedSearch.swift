import SwiftUI

struct DebouncedSearch: View {
    @State private var query = ""
    @State private var scope = SearchScope.all
    @State private var results: [String] = []
    @FocusState private var isSearching: Bool

    enum SearchScope: String, CaseIterable { case all, mine }

    var body: some View {
        NavigationStack {
            List(results, id: \.self) { Text($0) }
                .overlay { if results.isEmpty, !query.isEmpty { ContentUnavailableView.search(text: query) } }
                .searchable(
                    text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Books")
                )
                .searchScopes($scope) {
                    ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .searchSuggestions {
                    ForEach(["swift", "swiftui"], id: \.self) { Text($0).searchCompletion($0) }
                }
                .searchFocused($isSearching)
                .task(id: query) {
                    guard !query.isEmpty else { return }
                    do {
                        try await Task.sleep(for: .milliseconds(300))
                        results = try await find(query)
                    } catch {}
                }
        }
    }

    private func find(_ text: String) async throws -> [String] {
        var components = URLComponents(string: "https://api.example/books")
        components?.queryItems = [URLQueryItem(name: "q", value: text)]
        guard let url = components?.url else { return [] }
        return try JSONDecoder().decode([String].self, from: await URLSession.shared.data(from: url).0)
    }
}
