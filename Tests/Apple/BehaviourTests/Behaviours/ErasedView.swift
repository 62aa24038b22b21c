import SwiftUI

/// A new `AnyView` with the same wrapped type keeps its state; an `AnyView` with another wrapped type is a new view.
struct ErasedView: View {
    let input: Int

    var body: some View {
        Changing(view: view)
    }

    private var view: AnyView {
        switch input {
        case 0: AnyView(Counter(name: "first"))
        case 1: AnyView(AnyView(Counter(name: "second")))
        case 2: AnyView(Text("text"))
        default: AnyView(Counter(name: "third"))
        }
    }

    private struct Changing: View {
        let view: AnyView
        var body: some View { view }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
        }
    }
}
