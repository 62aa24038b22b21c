import SwiftUI

/// A tab runs its `.task` again, and so loads again, each time the user selects the tab.
struct TrapLoadedAgain: View {
    let input: Int

    var body: some View {
        TabView {
            Feed().tabItem { Text("Feed") }
            Text("settings").tabItem { Text("Settings") }
        }
    }

    private struct Feed: View {
        @State private var text = "loading"

        var body: some View {
            Text(text).task {
                guard let url = URL(string: "https://a.example/feed") else { return }
                guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
                text = "\(data.count > 0 ? "some" : "no") posts"
            }
        }
    }
}
