import SwiftUI

/// Tabs of the newer form have values of the selection's type. Some tabs are in a section; some tabs appear and leave.
struct EnumTabs: View {
    enum Place: Hashable {
        case home, library
        case other(Int)
        case search
    }

    let input: Int
    @State private var place: Place = .home

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: .home) { Screen(name: "home") }
            Tab(value: .library) {
                Screen(name: "library")
            } label: {
                Label("Books", systemImage: "book")
            }
            .badge(2)
            if input > 0 {
                ForEach(0..<input, id: \.self) { index in
                    Tab("Other \(index)", systemImage: "circle", value: Place.other(index)) {
                        Screen(name: "other \(index)")
                    }
                }
            }
            TabSection("More") {
                Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) {
                    Button("home by code") { place = .home }
                }
            }
        }
    }

    private struct Screen: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
        }
    }
}
