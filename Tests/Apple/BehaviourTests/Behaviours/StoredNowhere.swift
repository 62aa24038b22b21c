import SwiftData
import SwiftUI

/// A model that no container above knows ends the app, and the app is told why.
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
