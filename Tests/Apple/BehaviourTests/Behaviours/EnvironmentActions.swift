import SwiftUI

/// With the environment's actions, an inner view can start a refresh, as a pull does, and end a search.
struct EnvironmentActions: View {
    let input: Int
    @State private var query = ""
    @State private var isPresented = false

    var body: some View {
        Inside()
            .refreshable {
                print("refreshing")
                try? await Task.sleep(for: .seconds(1))
                print(Task.isCancelled ? "cancelled" : "refreshed")
            }
            .searchable(text: $query, isPresented: $isPresented)
            .onChange(of: isPresented) { print(isPresented ? "search begins" : "search ends") }
        Outside()
    }

    private struct Inside: View {
        @Environment(\.refresh) private var refresh
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Button("again") { Task { await refresh?() } }
            if isSearching { Button("cancel") { dismissSearch() } }
        }
    }

    private struct Outside: View {
        @Environment(\.refresh) private var refresh
        @Environment(\.editMode) private var editMode
        @Environment(\.pixelLength) private var pixelLength
        @Environment(\.displayScale) private var displayScale

        var body: some View {
            Text(
                refresh == nil && editMode == nil && pixelLength * displayScale == 1 ? "nothing" : "something"
            )
        }
    }
}
