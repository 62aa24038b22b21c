import SwiftUI

/// `@AppStorage` uses the store that it names, else `defaultAppStorage`, else the standard store. If the app's code
/// changes a value in the store, views show the new value.
struct OwnStores: View {
    let input: Int
    private static let suite = UserDefaults(suiteName: "group.stores") ?? .standard

    var body: some View {
        VStack {
            Counter(name: "inherited")
            Counter(name: "inherited too")
        }
        .defaultAppStorage(input == 0 ? Self.suite : .standard)
        Named()
        Counter(name: "standard")
        Button("set") { Self.suite.set(10, forKey: "stored") }
        Button("tell") {
            print(Self.suite.integer(forKey: "stored"), UserDefaults.standard.integer(forKey: "stored"))
        }
    }

    private struct Counter: View {
        let name: String
        @AppStorage("stored") private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    private struct Named: View {
        @AppStorage("stored", store: OwnStores.suite) private var count = 0

        var body: some View { Text("named \(count)") }
    }
}
