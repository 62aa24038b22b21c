import SwiftUI

/// The app around your screen, with a second tab.
struct Host: View {
    var body: some View {
        TabView {
            DeparturesScreen()
                .tabItem { Text("Departures") }
            Text("The lines and their stations")
                .tabItem { Text("Map") }
        }
    }
}
