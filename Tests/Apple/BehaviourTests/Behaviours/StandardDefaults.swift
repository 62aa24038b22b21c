import SwiftUI

/// `UserDefaults.standard` and `@AppStorage` share values. A body that reads `UserDefaults` does not depend
/// on the value.
struct StandardDefaults: View {
    let input: Int

    init(input: Int) {
        self.input = input
        UserDefaults.standard.register(defaults: ["theme": "light"])
    }

    var body: some View {
        Shown()
        Asked()
        Button("name") { UserDefaults.standard.set("Ada", forKey: "who") }
        Button("count") {
            UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
        }
        Button("address") { UserDefaults.standard.set(URL(string: "https://a.example/b"), forKey: "address") }
        Button("forget") { UserDefaults.standard.removeObject(forKey: "who") }
        Button("print") {
            let defaults = UserDefaults.standard
            print(
                defaults.string(forKey: "who") ?? "nobody", defaults.bool(forKey: "count"),
                defaults.double(forKey: "count"))
            print(
                defaults.url(forKey: "address")?.absoluteString ?? "no address",
                defaults.string(forKey: "theme") ?? "none")
        }
    }

    private struct Shown: View {
        @AppStorage("who") private var name = "nobody"
        @AppStorage("count") private var count = 0
        @AppStorage("theme") private var theme = "dark"

        var body: some View {
            Text("\(name), \(count), \(theme)")
            Button("ten") { count = 10 }
        }
    }

    private struct Asked: View {
        var body: some View {
            let _ = print("asked")
            Text("asked once: \(UserDefaults.standard.string(forKey: "who") ?? "nobody")")
        }
    }
}
