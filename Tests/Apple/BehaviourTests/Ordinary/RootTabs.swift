import SwiftUI

struct RootTabs: View {
    enum Page: Hashable { case home, search, inbox, settings }
    @State private var page: Page = .home
    @State private var badge = 3

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: Page.home) { HomeTab() }
            Tab("Inbox", systemImage: "tray", value: Page.inbox) { Text("Inbox") }
                .badge(badge)
            Tab("Settings", systemImage: "gear", value: Page.settings) { Text("Settings") }
            Tab(value: Page.search, role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .onChange(of: page, initial: true) { _, page in
            if page == .inbox { badge = 0 }
        }
    }
}

struct OldTabs: View {
    @State private var selected = 0
    var body: some View {
        TabView(selection: $selected) {
            HomeTab()
                .tabItem { Label("Home", systemImage: "house") }
                .tag(0)
            Text("Profile")
                .tabItem {
                    Image(systemName: "person")
                    Text("Profile")
                }
                .tag(1)
                .badge("new")
        }
        .accentColor(.purple)
    }
}

private struct HomeTab: View {
    @State private var items: [String] = []
    var body: some View {
        NavigationView {
            List(items, id: \.self) { Text($0) }
                .navigationBarTitle("Home", displayMode: .large)
        }
        .navigationViewStyle(.stack)
        .onAppear { if items.isEmpty { items = ["one", "two"] } }
    }
}
