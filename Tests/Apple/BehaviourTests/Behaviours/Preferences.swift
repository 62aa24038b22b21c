import SwiftUI

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
    static let defaultValue = "untitled"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// The values that views set for a key combine in the views' order. Views around them receive the result: once at
/// first, and then after each change. A view's own value replaces the values inside it.
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
