import SwiftUI

/// All views that name one key share one stored value. The value stays while the app is in the background.
struct StoredValues: View {
    let input: Int

    var body: some View {
        Writer()
        Reader()
        Scene()
    }

    private struct Writer: View {
        @AppStorage("taps") private var taps = 0
        @AppStorage("order") private var order = Order.byDate
        @AppStorage("name") private var name: String?

        var body: some View {
            Button("taps \(taps)") { taps += 1 }
            Button("by name") {
                order = .byName
                name = "Ada"
            }
        }
    }

    private struct Reader: View {
        @AppStorage("taps") private var taps = 100
        @AppStorage("order") private var order = Order.byDate
        @AppStorage("name") private var name: String?

        var body: some View {
            let _ = print("reader's body")
            Text("\(taps), \(order.rawValue), \(name ?? "nobody")")
        }
    }

    private struct Scene: View {
        @SceneStorage("taps") private var number = 5

        var body: some View {
            Button("scene \(number)") { number += 1 }
        }
    }

    private enum Order: String { case byDate, byName }
}
