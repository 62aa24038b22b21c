import SwiftUI

private struct Last: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Content that may be absent, such as the content of an `if`, sets a preference to the default, unless a view in the
/// content sets the preference. If `reduce` keeps the last value, the default replaces earlier values.
struct ChangingSayings: View {
    let input: Int

    var body: some View {
        VStack {
            Text("branch").preference(key: Last.self, value: "said")
                .overlay { if input == 0 { Color.green } }
                .onPreferenceChange(Last.self) { print("branch: \($0)") }
            VStack {
                Text("list").preference(key: Last.self, value: "said")
                ForEach(0..<input, id: \.self) { Text("\($0)") }
            }
            .onPreferenceChange(Last.self) { print("list: \($0)") }
            HStack {
                Text("still").preference(key: Last.self, value: "said")
                Text("quiet").overlay { Color.green }
                Toggle("switch", isOn: .constant(true))
                Text("sheet").sheet(isPresented: .constant(false)) { Text("no") }
            }
            .onPreferenceChange(Last.self) { print("still: \($0)") }
            HStack {
                Text("first").preference(key: Last.self, value: "said")
                if input == 1 { Text("second").preference(key: Last.self, value: "said too") }
            }
            .onPreferenceChange(Last.self) { print("second: \($0)") }
        }
    }
}
