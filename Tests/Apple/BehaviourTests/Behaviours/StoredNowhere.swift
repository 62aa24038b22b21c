import SwiftData
import SwiftUI

/// The app ends with a message if no model container above a view contains the view's model.
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
