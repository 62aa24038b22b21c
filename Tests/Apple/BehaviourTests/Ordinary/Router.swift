import SwiftUI

enum Route: Hashable, Codable {
    case item(Int)
    case user(name: String)
    case about
}

@Observable
final class Router {
    var path = NavigationPath()

    func push(_ route: Route) { path.append(route) }
    func popToRoot() { path.removeLast(path.count) }
}

struct RoutedApp: View {
    @State private var router = Router()
    @State private var isPresented = false
    @State private var picked: Int?

    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Button("Item 1") { router.push(.item(1)) }
                NavigationLink(value: Route.about) { Label("About", systemImage: "info.circle") }
                NavigationLink("Direct") { Text("Direct") }
                NavigationLink(destination: Text("Old style")) { Text("Old") }
                Button("Flag") { isPresented = true }
                Button("Pick") { picked = 4 }
            }
            .navigationDestination(for: Route.self) { RouteScreen(route: $0) }
            .navigationDestination(isPresented: $isPresented) { Text("Flagged") }
            .navigationDestination(item: $picked) { Text("Picked \($0)") }
        }
        .environment(router)
    }
}

struct RouteScreen: View {
    let route: Route
    @Environment(Router.self) private var router
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch route {
        case .item(let id):
            Button("Next") { router.push(.item(id + 1)) }
                .navigationTitle("Item \(id)")
        case let .user(name):
            Text(name)
        case .about:
            VStack {
                Button("Home", action: router.popToRoot)
                Button("Site") { if let url = URL(string: "https://example.com") { openURL(url) } }
            }
            .navigationBarBackButtonHidden()
        }
    }
}

struct SplitScreen: View {
    @State private var selection: String?
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
                .listStyle(.sidebar)
        } detail: {
            if let selection { Text(selection) } else { Text("Choose").foregroundColor(.secondary) }
        }
        .navigationSplitViewStyle(.balanced)
    }
}
