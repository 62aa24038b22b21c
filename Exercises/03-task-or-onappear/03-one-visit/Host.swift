import SwiftUI

/// A museum guide with one exhibit. A tap on its name pushes its page.
struct Host: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Meteorite") { ExhibitPage() }
            }
        }
    }
}
