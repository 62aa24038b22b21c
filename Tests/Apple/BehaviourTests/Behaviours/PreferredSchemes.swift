import SwiftUI

/// `preferredColorScheme` sets the color scheme of the window or sheet around the view, while the view is on
/// screen.
struct PreferredSchemes: View {
    let input: Int
    @State private var isOpen = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text("root \(scheme == .dark ? "dark" : "light")")
        Named(name: "beside")
        if input > 0 {
            Text("wish").preferredColorScheme(input == 1 ? .dark : nil)
        }
        Named(name: "own").colorScheme(.light)
        Button("open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
                Named(name: "sheet")
                Text("other wish").preferredColorScheme(.light)
            }
    }

    private struct Named: View {
        let name: String
        @Environment(\.colorScheme) private var scheme

        var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
}
