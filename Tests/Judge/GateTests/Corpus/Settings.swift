import SwiftUI

struct Settings: View {
    @Binding var name: String
    @SceneStorage("tab") private var tab = 0
    @FocusState private var isFocused: Bool
    @State private var sleep = 8.0
    let kinds: [Any.Type] = [Int.self, String.self]

    private struct Key: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    var body: some View {
        TabView(selection: $tab) {
            Form {
                Section("You") {
                    TextField("Name", text: $name).focused($isFocused)
                    Slider(value: $sleep, in: 0...12, step: 0.5)
                    Text("\(sleep, format: .number) hours of sleep")
                }
            }
            .background(GeometryReader { Color.clear.preference(key: Key.self, value: $0.size.width) })
            .tag(0)
            Text(verbatim: #"exit(0) and \(fork)"#).tag(1)
        }
        .alert("Sure?", isPresented: .constant(false)) { Button("Yes", role: .destructive) {} }
        .animation(.default, value: sleep)
    }
}

@available(iOS 17, macOS 14, *) extension Settings {
    nonisolated func spelled(_ duration: Duration) -> String { duration.formatted() }
    static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}
