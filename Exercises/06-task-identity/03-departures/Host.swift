import SwiftUI

/// The app around your screen.
struct Host: View {
    var body: some View {
        DeparturesScreen()
    }
}
