import SwiftUI

/// Two closures are equal if they have the same code and the same captured object in memory. Closures without captures
/// are equal, and so are methods of one object. Closures that capture values differ in each body run.
struct ComparedClosures: View {
    let input: Int
    @State private var count = 0
    @State private var store = Store()

    final class Store {
        func send() { print("sent") }
    }

    var body: some View {
        let _ = print("parent's body \(count)")
        let store = store
        Button("run the body again") { count += 1 }
        Cell(name: "nothing captured", action: { print("pressed") })
        Cell(name: "a method", action: store.send)
        Cell(name: "a number", action: { [count] in print("\(count)") })
        Cell(name: "the view", action: { count += 10 })
        Maybe(name: "perhaps nothing captured", action: { print("pressed") })
        Maybe(name: "perhaps the view", action: { count += 10 })
        Maybe(name: "none", action: nil)
        Maker(name: "a view from nothing") { Text("made") }
    }

    private struct Cell: View {
        let name: String
        let action: () -> Void

        var body: some View {
            let _ = print(name)
            Button(name, action: action)
        }
    }

    private struct Maybe: View {
        let name: String
        var action: (() -> Void)?

        var body: some View {
            let _ = print(name)
            Text(name)
        }
    }

    private struct Maker<Content: View>: View {
        let name: String
        @ViewBuilder let content: () -> Content

        var body: some View {
            let _ = print(name)
            content()
        }
    }
}
