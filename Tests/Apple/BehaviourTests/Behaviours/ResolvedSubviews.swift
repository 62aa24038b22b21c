import SwiftUI

/// A container's subviews are the views that exist now: one for each `ForEach` element, and the taken branch of an `if`.
/// Subviews keep their state while other subviews change, and carry a `containerValue` and a `tag`.
struct ResolvedSubviews: View {
    let input: Int

    var body: some View {
        Card {
            if input > 0 { Text("new") }
            Text("a").containerValue(\.isStarred, true)
            ForEach(0..<(input + 1), id: \.self) { Counter(name: "row \($0)").tag($0) }
        }
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) subviews")
                ForEach(subviews) { subview in
                    if subview.containerValues.isStarred { Text("starred") }
                    if let tag = subview.containerValues.tag(for: Int.self) { Text("tag \(tag)") }
                    subview
                }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Button("\(name): \(count)") { count += 1 }.onDisappear { print("\(name) disappears") }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isStarred = false
}
