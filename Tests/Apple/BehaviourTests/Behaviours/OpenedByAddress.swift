import SwiftUI

/// An address of the app's own scheme reaches every view with `onOpenURL`.
struct OpenedByAddress: View {
    let input: Int
    @State private var page = "home"

    var body: some View {
        Text(page)
            .onOpenURL { page = $0.host() ?? "nowhere" }
            .onOpenURL { print("heard \($0)") }
            .task(id: page) { print("task of \(page)") }
    }
}
