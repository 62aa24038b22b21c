import SwiftUI

@Observable
final class SavedRoute {
    var path: NavigationPath {
        didSet { save() }
    }

    init() {
        if let data = UserDefaults.standard.data(forKey: "route"),
            let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        {
            path = NavigationPath(decoded)
            return
        }
        path = NavigationPath()
    }

    private func save() {
        guard let representation = path.codable else { return }
        do {
            let data = try JSONEncoder().encode(representation)
            UserDefaults.standard.set(data, forKey: "route")
        } catch {
            print("not saved")
        }
    }
}

struct SavedRouteView: View {
    @State private var route = SavedRoute()

    var body: some View {
        NavigationStack(path: $route.path) {
            NavigationLink("Number", value: 7)
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .toolbarTitleMenu { Button("Rename") {} }
                .navigationTransition(.automatic)
        }
    }
}
