import SwiftUI

// Older and newer forms of scenes, tabs, columns and bars.

struct Draft: Identifiable, Hashable, Codable {
    var id = UUID()
    var title = ""
}

final class DraftStore: ObservableObject {
    @Published var drafts: [Draft] = []
}

struct DraftsApp: App {
    @Environment(\.scenePhase) private var phase
    @StateObject private var store = DraftStore()

    var body: some Scene {
        WindowGroup("Drafts") {
            DraftColumns()
        }
        .onChange(of: phase) { phase in
            if phase == .background { print("saved") }
        }
        .environmentObject(store)
        .environment(\.locale, Locale(identifier: "de_DE"))
        WindowGroup("Draft", for: Draft.ID.self) { $id in
            Text(id?.description ?? "none")
        }
    }
}

struct DraftColumns: View {
    @EnvironmentObject private var store: DraftStore
    @Environment(\.rename) private var rename
    @Environment(\.controlActiveState) private var activity
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var title = "Drafts"
    @State private var words = ""
    @State private var scope = 0
    @State private var isFinding = false
    @State private var arrangement = TabViewCustomization()
    @State private var price = 1.0
    @State private var selection: TextSelection?
    @Namespace private var fields

    var body: some View {
        NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) {
            List(store.drafts) { Text($0.title) }
                .navigationTitle($title)
                .searchable(text: $words)
                .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(0) }
                .findNavigator(isPresented: $isFinding)
        } detail: {
            TabView {
                Tab("Text", systemImage: "doc") { Text("text") }
                    .badge("!")
                    .hidden(words.isEmpty)
                    .customizationID("text")
                TabSection {
                    Tab("Info", systemImage: "info") { Text("info") }
                } header: {
                    Text("More")
                }
            }
            .tabViewCustomization($arrangement)
            TextField("Price", value: $price, formatter: NumberFormatter())
            TextField("Words", text: $words, selection: $selection)
            Stepper("Price", value: $price, in: 0...9, step: 1, format: .number)
            ProgressView(Progress(totalUnitCount: 3))
            ControlGroup("Acts") { Button("Rename") { rename?() } }
        }
        .toolbarForegroundStyle(.red, for: .navigationBar)
        .onKeyPress(.upArrow) { .ignored }
        .focusScope(fields)
    }
}
