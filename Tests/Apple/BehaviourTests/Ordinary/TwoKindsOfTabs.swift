import SwiftUI

struct OldTabs: View {
    @State private var selection = 0
    init() {
        print("init")
    }
    var body: some View {
        TabView(selection: $selection) {
            NavigationView { HomeTab() }
                .tabItem {
                    Image(systemName: selection == 0 ? "house.fill" : "house")
                    Text("Home")
                }
                .tag(0)
            Text("Search")
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(1)
                .badge("New")
            ProfileTab()
                .tabItem {
                    VStack {
                        Image(systemName: "person")
                        Text("Me")
                    }
                }
                .tag(2)
        }
        .accentColor(.purple)
        .onChange(of: selection) { [selection] newValue in
            print("from \(selection) to \(newValue)")
        }
    }
}

enum AppTab: Hashable, CaseIterable { case home, library, search, profile }

struct NewTabs: View {
    @State private var tab: AppTab = .home
    @AppStorage("customization") private var customization = ""
    @State private var query = ""

    var body: some View {
        TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: .home) { HomeTab() }
            Tab("Library", systemImage: "books.vertical", value: AppTab.library) {
                NavigationStack { Text("Library").navigationTitle("Library") }
            }
            .badge(5)
            Tab(value: .profile) {
                ProfileTab()
            } label: {
                Label("Profile", systemImage: "person")
            }
            Tab(value: AppTab.search, role: .search) {
                NavigationStack {
                    List { Text(query) }
                        .searchable(text: $query)
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Text("Now playing") }
    }
}

struct HomeTab: View {
    @State private var items: [String] = []
    @State private var hasLoaded = false
    var body: some View {
        List(items, id: \.self) { Text($0) }
            .onAppear {
                guard !hasLoaded else { return }
                hasLoaded = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { items = ["a", "b"] }
            }
            .onDisappear { print("home gone") }
    }
}

struct ProfileTab: View {
    var body: some View {
        TabView {
            ForEach(0..<3, id: \.self) { i in
                Text("Page \(i)").frame(maxWidth: .infinity, maxHeight: .infinity).background(
                    Color.gray.gradient)
            }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}
