import Observation
import SwiftUI

enum Route: Hashable {
    case article(Article.ID)
    case author(name: String)
    case settings
}

struct Article: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var title: String
    var author: String
    var publishedAt: Date = .now
}

@Observable
final class AppRouter {
    var path: [Route] = []
    var presentedSheet: SheetDestination?

    enum SheetDestination: Identifiable {
        case compose
        case share(URL)
        var id: String {
            switch self {
            case .compose: "compose"
            case .share(let url): url.absoluteString
            }
        }
    }

    func popToRoot() { path.removeAll() }
    func navigate(to route: Route) { path.append(route) }
}

@MainActor
@Observable
final class ArticleStore {
    private(set) var articles: [Article] = []
    var selection: Article.ID?
    @ObservationIgnored private var loadTask: Task<Void, Never>?
    @ObservationIgnored var onLoad: (() -> Void)?

    func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

    func load() async throws {
        guard let url = URL(string: "https://api.example/articles.json") else { return }
        let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 10)
        let (data, _) = try await URLSession.shared.data(for: request)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        articles = try decoder.decode([Article].self, from: data)
        onLoad?()
    }
}

struct RootView: View {
    @State private var router = AppRouter()
    @State private var store = ArticleStore()

    var body: some View {
        NavigationStack(path: $router.path) {
            ArticleList()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .article(let id):
                        if let article = store.article(id) {
                            ArticleDetail(article: article)
                        } else {
                            ContentUnavailableView("Missing", systemImage: "doc.questionmark")
                        }
                    case .author(let name):
                        AuthorView(name: name)
                    case .settings:
                        Text("Settings")
                    }
                }
        }
        .sheet(item: $router.presentedSheet) { destination in
            switch destination {
            case .compose: ComposeView().presentationDetents([.medium, .fraction(0.8), .height(200)])
            case .share(let url): ShareLink(item: url)
            }
        }
        .environment(router)
        .environment(store)
    }
}

struct ArticleList: View {
    @Environment(AppRouter.self) private var router
    @Environment(ArticleStore.self) private var store
    @State private var error: (any Error)?

    var body: some View {
        @Bindable var store = store
        List(selection: $store.selection) {
            ForEach(store.articles) { article in
                NavigationLink(value: Route.article(article.id)) {
                    VStack(alignment: .leading) {
                        Text(article.title).font(.headline)
                        Text(article.publishedAt, format: .relative(presentation: .named))
                            .font(.caption)
                            .foregroundStyle(.tertiary)
                    }
                }
                .swipeActions(edge: .trailing) {
                    Button("Author", systemImage: "person") {
                        router.navigate(to: .author(name: article.author))
                    }
                    .tint(.indigo)
                }
            }
        }
        .overlay {
            if let error {
                ContentUnavailableView(
                    "Failed", systemImage: "wifi.slash", description: Text(error.localizedDescription))
            } else if store.articles.isEmpty {
                ProgressView()
            }
        }
        .task {
            do { try await store.load() } catch is CancellationError {} catch { self.error = error }
        }
        .refreshable { try? await store.load() }
        .navigationTitle("Articles")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Compose", systemImage: "square.and.pencil") { router.presentedSheet = .compose }
            }
            ToolbarItem(placement: .topBarLeading) {
                NavigationLink(value: Route.settings) { Image(systemName: "gear") }
            }
        }
    }
}

struct ArticleDetail: View {
    let article: Article
    @Environment(AppRouter.self) private var router

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(article.title).font(.title).bold()
                Button(article.author) { router.path.append(.author(name: article.author)) }
                Button("Home", action: router.popToRoot)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct AuthorView: View {
    let name: String
    @Environment(AppRouter.self) private var router: AppRouter?
    var body: some View {
        VStack {
            Text(name)
            Text("Depth \(router?.path.count ?? 0)")
        }
    }
}

struct ComposeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var draft = Draft()

    @Observable class Draft {
        var title = ""
        var text = ""
        var isValid: Bool { !title.isEmpty && text.count > 3 }
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $draft.title)
                TextEditor(text: $draft.text).frame(minHeight: 100)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Post") { dismiss() }.disabled(!draft.isValid)
                }
            }
        }
        .interactiveDismissDisabled(!draft.title.isEmpty)
    }
}

#Preview {
    RootView()
}

#Preview("Compose", traits: .sizeThatFitsLayout) {
    @Previewable @State var shown = true
    Toggle("x", isOn: $shown)
}
