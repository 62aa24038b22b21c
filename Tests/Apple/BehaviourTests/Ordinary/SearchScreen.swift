import SwiftUI

struct SearchResult: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
}

protocol SearchService: Sendable {
    func results(for query: String) async throws -> [SearchResult]
}

struct RemoteSearch: SearchService {
    var session = URLSession.shared

    func results(for query: String) async throws -> [SearchResult] {
        guard var components = URLComponents(string: "https://api.example.com/search") else { return [] }
        components.queryItems = [.init(name: "q", value: query)]
        guard let url = components.url else { throw URLError(.badURL) }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, _) = try await session.data(for: request)
        let words = String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init)
        return words.map { SearchResult(id: $0, name: $0) }
    }
}

struct SearchScreen: View {
    private enum Scope: String, CaseIterable { case all = "All", people = "People" }

    let service: any SearchService
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var results: [SearchResult] = []
    @State private var isSearching = false
    @State private var path: [SearchResult] = []

    init(service: any SearchService = RemoteSearch()) {
        self.service = service
    }

    var body: some View {
        NavigationStack(path: $path) {
            List(results) { result in
                NavigationLink(result.name, value: result)
            }
            .navigationDestination(for: SearchResult.self) { result in
                Text(result.name).navigationTitle(result.name)
            }
            .navigationTitle("Search")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Names")
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
            }
            .onSubmit(of: .search) { Task { await search() } }
            .overlay {
                if isSearching {
                    ProgressView().controlSize(.large)
                } else if results.isEmpty, !query.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
        }
        .task(id: [query, scope.rawValue]) {
            do {
                try await Task.sleep(for: .milliseconds(300))
                await search()
            } catch {}
        }
    }

    private func search() async {
        guard !query.isEmpty else { return results = [] }
        isSearching = true
        defer { isSearching = false }
        results = (try? await service.results(for: query)) ?? []
    }
}
