import SwiftUI

/// `AnyLayout` keeps its views when the layout changes. Of several `transformEnvironment`, the outer modifier
/// runs first.
struct LayoutChange: View {
    let input: Int

    var body: some View {
        let layout = input == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
            Counter()
        }
        .transformEnvironment(\.margin) { $0 *= 2 }
        .transformEnvironment(\.margin) { $0 += 3 }
        .environment(\.margin, 10)
    }

    private struct Counter: View {
        @Environment(\.margin) private var margin
        @State private var count = 0
        var body: some View {
            Button("count \(count), margin \(margin)") { count += 1 }
                .onAppear { print("appears") }
                .onDisappear { print("disappears") }
        }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var margin = 1
}
