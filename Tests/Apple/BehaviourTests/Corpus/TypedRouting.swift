import SwiftUI

enum AppRoute: Hashable {
    case product(Int)
    case settings
    case search(query: String)
}

@MainActor
final class RouteCoordinator: ObservableObject {
    @Published var path: [AppRoute] = []
    @Published var sheet: Sheet?

    enum Sheet: String, Identifiable {
        case cart, profile
        var id: String { rawValue }
    }

    func handle(_ url: URL) {
        guard let host = url.host() else { return }
        switch host {
        case "product": if let id = Int(url.lastPathComponent) { path.append(.product(id)) }
        case "search":
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            path = [.search(query: items.first { $0.name == "q" }?.value ?? "")]
        default: sheet = Sheet(rawValue: host)
        }
    }
}

struct TypedRouting: View {
    @StateObject private var coordinator = RouteCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            List {
                NavigationLink("Product", value: AppRoute.product(1))
                NavigationLink(value: AppRoute.settings) { Label("Settings", systemImage: "gear") }
            }
            .navigationDestination(for: AppRoute.self, destination: screen)
            .sheet(item: $coordinator.sheet) { Text($0.rawValue) }
        }
        .environmentObject(coordinator)
        .onOpenURL(perform: coordinator.handle)
    }

    @ViewBuilder
    private func screen(for route: AppRoute) -> some View {
        switch route {
        case .product(let id): Text("Product \(id)")
        case .settings: Form { Toggle("On", isOn: .constant(true)) }
        case .search(let query): Text("Results for \(query)")
        }
    }
}
