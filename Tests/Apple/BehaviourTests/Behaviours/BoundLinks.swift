import SwiftUI

/// With the initializer of 2019, a link's binding opens and closes the page, and becomes false when the user goes back.
struct BoundLinks: View {
    let input: Int
    @State private var isActive = false
    @State private var chosen: String?

    var body: some View {
        NavigationView {
            VStack {
                Text("active \(isActive), chosen \(chosen ?? "none")")
                NavigationLink(destination: Page(name: "first", number: input), isActive: $isActive) {
                    Text("first")
                }
                NavigationLink("left", tag: "left", selection: $chosen) { Page(name: "left", number: input) }
                NavigationLink(
                    destination: Page(name: "right", number: input), tag: "right", selection: $chosen
                ) {
                    Text("right")
                }
                Button("by code") { isActive = true }
                Button("right by code") { chosen = "right" }
            }
            .onAppear { print("root appears") }
            .onDisappear { print("root disappears") }
        }
        .onChange(of: input) { if input == 2 { isActive = false } }
        .onChange(of: input) { if input == 4 { chosen = "left" } }
    }

    private struct Page: View {
        let name: String
        let number: Int
        @State private var taps = 0

        var body: some View {
            Button("page \(name) \(number), \(taps)") { taps += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
                .task {
                    do {
                        try await Task.sleep(for: .seconds(1))
                        print("\(name) loaded")
                    } catch {
                        print("\(name) cancelled")
                    }
                }
        }
    }
}
