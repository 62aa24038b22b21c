// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI
import Combine

struct Repository: Decodable, Identifiable {
    var id: Int
    var fullName: String
    var description: String?
    var stargazersCount: Int = 0

    enum CodingKeys: String, CodingKey {
        case id, description
        case fullName = "full_name"
        case stargazersCount = "stargazers_count"
    }
}

struct SearchResponse: Decodable { let items: [Repository] }

final class RepositoryStore: ObservableObject {
    @Published var query: String = ""
    @Published private(set) var repositories: [Repository] = []
    @Published private(set) var state: LoadState = .idle

    enum LoadState: Equatable {
        case idle, loading, failed(String), loaded
    }

    private var cancellables: Set<AnyCancellable> = []
    private let decoder = JSONDecoder()

    init() {
        $query
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .debounce(for: 0.3, scheduler: DispatchQueue.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
            .map { [unowned self] query in
                self.search(query)
                    .catch { error -> Just<[Repository]> in
                        DispatchQueue.main.async { self.state = .failed(error.localizedDescription) }
                        return Just([])
                    }
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: break
                    case .failure(let error): print(error)
                    }
                },
                receiveValue: { [weak self] repos in
                    guard let self = self else { return }
                    self.repositories = repos
                    if self.state == .loading { self.state = .loaded }
                }
            )
            .store(in: &cancellables)
    }

    private func search(_ query: String) -> AnyPublisher<[Repository], Error> {
        guard
            let encoded = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed),
            let url = URL(string: "https://api.example/search/repositories?q=\(encoded)")
        else {
            return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return output.data
            }
            .decode(type: SearchResponse.self, decoder: decoder)
            .map(\.items)
            .retry(1)
            .eraseToAnyPublisher()
    }
}

final class ImageFetcher: ObservableObject {
    @Published var image: UIImage?
    private var cancellable: AnyCancellable?
    private static let cache = NSCache<NSURL, UIImage>()

    func load(_ url: URL) {
        if let cached = Self.cache.object(forKey: url as NSURL) {
            image = cached
            return
        }
        cancellable = URLSession.shared.dataTaskPublisher(for: url)
            .map { UIImage(data: $0.data) }
            .replaceError(with: nil)
            .receive(on: RunLoop.main)
            .assign(to: \.image, on: self)
    }

    func cancel() { cancellable?.cancel() }
    deinit { cancellable?.cancel() }
}

struct SearchBar: View {
    @Binding var text: String
    @State private var isEditing = false

    var body: some View {
        HStack {
            TextField(
                "Search ...", text: $text,
                onEditingChanged: { editing in
                    withAnimation { self.isEditing = editing }
                },
                onCommit: {
                    print("commit")
                }
            )
            .padding(7)
            .padding(.horizontal, 25)
            .background(Color(.systemGray6))
            .cornerRadius(8)
            .overlay(
                HStack {
                    Image(systemName: "magnifyingglass")
                        .foregroundColor(.gray)
                        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                        .padding(.leading, 8)
                    if isEditing {
                        Button(action: { self.text = "" }) {
                            Image(systemName: "multiply.circle.fill").foregroundColor(.gray).padding(
                                .trailing, 8)
                        }
                    }
                }
            )
            .onTapGesture { self.isEditing = true }
            if isEditing {
                Button(action: {
                    self.isEditing = false
                    self.text = ""

                }) { Text("Cancel") }
                .transition(.move(edge: .trailing))
                .animation(.default)
            }
        }
    }
}

struct RepositoryRow: View {
    let repository: Repository
    @ObservedObject var fetcher = ImageFetcher()

    var body: some View {
        HStack {
            if fetcher.image != nil {
                Image(uiImage: fetcher.image!).resizable().frame(width: 30, height: 30).clipShape(Circle())
            } else {
                Circle().fill(Color.gray).frame(width: 30, height: 30)
            }
            VStack(alignment: .leading) {
                Text(repository.fullName).font(.headline)
                repository.description.map(Text.init)?.font(.subheadline)
            }
        }
    }
}

struct ContentView: View {
    @ObservedObject var store = RepositoryStore()

    var body: some View {
        NavigationView {
            List {
                SearchBar(text: $store.query)
                ForEach(store.repositories) { repo in
                    NavigationLink(destination: Text(repo.fullName)) {
                        RepositoryRow(repository: repo)
                    }
                }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle(Text("Repositories"), displayMode: .inline)
            .navigationBarItems(trailing: Button("Clear") { self.store.query = "" })
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onAppear { self.store.query = "swift" }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View { ContentView() }
}
