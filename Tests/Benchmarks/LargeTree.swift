import Lifecycle
import SwiftUI
import VirtualTime

/// A tree of ten thousand views; the benchmark changes one of them.
///
/// An update must cost as much as its changes: changing two hundred leaves may cost no more than building the
/// tree once. The benchmark compares two programs: one builds the tree and changes a leaf two hundred times,
/// the other builds the tree twice.
enum LargeTree {
    static let changeWord = "--large-tree-change"
    static let buildWord = "--large-tree-build"

    static func benchmark(_ parts: Parts) -> Benchmark {
        Benchmark(
            name: "one leaf in 10,000",
            explanation: "build and change a leaf 200 times / build twice",
            subject: Program(path: parts.itself, arguments: [changeWord]),
            baseline: Program(path: parts.itself, arguments: [buildWord]),
            measure: .processorTime, bound: 1.0)
    }

    static func buildAndChange() {
        VirtualScreen.run { screen in
            screen.show(Branch(depth: 4))
            guard let leaf = Leaf.last else { fatalError("the tree has no leaf") }
            for _ in 0..<200 {
                leaf.count += 1
                screen.update()
            }
        }
    }

    static func buildTwice() {
        VirtualScreen.run { screen in
            screen.show(Branch(depth: 4))
            screen.hide()
            screen.show(Branch(depth: 4))
        }
    }

    /// A tree of 10,000 leaves, in four levels.
    private struct Branch: View {
        let depth: Int

        var body: some View {
            VStack {
                ForEach(0..<10) { _ in
                    if depth == 1 { Leaf() } else { AnyView(Branch(depth: depth - 1)) }
                }
            }
        }
    }

    fileprivate struct Leaf: View {
        @State private var model = Model()
        @MainActor static weak var last: Model?

        @Observable final class Model {
            var count = 0
        }

        @MainActor private static func note(_ model: Model) { last = model }

        var body: some View {
            let _ = Self.note(model)
            Text(verbatim: "\(model.count)")
        }
    }
}
