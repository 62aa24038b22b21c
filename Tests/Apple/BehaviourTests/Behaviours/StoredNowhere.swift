import SwiftData
import SwiftUI

/// A model that no container above contains ends the app with a message.
struct StoredNowhere: View {
    let input: Int
    @Environment(\.modelContext) private var context

    @Model final class Stray {
        var name = "stray"

        init() {}
    }

    var body: some View {
        Button("Insert") { context.insert(Stray()) }
    }
}
