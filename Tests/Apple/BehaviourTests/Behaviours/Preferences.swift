import SwiftUI

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
    static let defaultValue = "untitled"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Preference values of one key combine in the order of the views. A view around several views receives the
/// combined value on appearing and after each change. A view's own preference value replaces the values of inner
/// views.
struct Preferences: View {
    let input: Int
    @State private var names: [String] = []

    var body: some View {
        VStack {
            Text(names.joined(separator: ", "))
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                if input > 0 { Row(name: "b") }
                ForEach(0..<input, id: \.self) { index in
                    Text("row \(index)").preference(key: Names.self, value: ["\(index)"])
                }
                Text("in").preference(key: Names.self, value: ["inner"])
                    .preference(key: Names.self, value: ["outer"])
            }
            .transformPreference(Names.self) { if input == 2 { $0.append("two") } }
            .onPreferenceChange(Names.self) { names in
                print("names: \(names)")
                self.names = names
            }
            Text("quiet")
                .onPreferenceChange(Title.self) { print("title: \($0)") }
        }
        .onAppear { print("appears") }
    }

    private struct Row: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("tap \(name)") { taps += 1 }
                .preference(key: Names.self, value: ["\(name)\(taps)"])
        }
    }
}
