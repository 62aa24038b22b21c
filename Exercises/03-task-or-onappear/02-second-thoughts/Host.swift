import SwiftUI

/// The app around your screen: two tabs, of which yours is the first.
struct Host: View {
    var body: some View {
        TabView {
            ExportScreen().tabItem { Text("Export") }
            Text("All of them are in order.").tabItem { Text("Invoices") }
        }
    }
}
