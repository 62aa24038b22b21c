import SwiftUI

/// A view's body runs if the new value differs from the old value. Plain data compares by its fields, closures compare
/// by their code, and other types compare by `==` or `EquatableView`.
struct ComparedViews: View {
    let input: Int
    @State private var count = 0
    @State private var note = "a"
    @State private var number = 1
    @State private var model = Model()

    final class Model {}

    var body: some View {
        let _ = print("parent's body \(count)")
        Button("run the body again") { count += 1 }
        Button("change the notes") { note += "a" }
        Button("change the numbers") { number += 1 }
        Plain(number: number)
        Plain(number: number).equatable()
        NeverSame(number: 1)
        NeverSame(number: 1).equatable()
        Titled(title: "title", note: note)
        Untitled(title: "title", note: note)
        WithModel(model: model)
        WithClosure(action: {})
    }

    /// Plain data whose `==` always returns true.
    private struct Plain: View, Equatable {
        let number: Int

        var body: some View {
            let _ = print("plain data \(number)")
            Text("plain")
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { true }
    }

    /// Plain data whose `==` always returns false.
    private struct NeverSame: View, Equatable {
        let number: Int

        var body: some View {
            let _ = print("plain data that never is the same")
            Text("never the same")
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { false }
    }

    private struct Titled: View, Equatable {
        let title: String
        let note: String
        @State private var taps = 0

        var body: some View {
            let _ = print("compared by title, sees note \(note)")
            Text(title)
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { left.title == right.title }
    }

    private struct Untitled: View {
        let title: String
        let note: String

        var body: some View {
            let _ = print("compared by fields, sees note \(note)")
            Text(title)
        }
    }

    private struct WithModel: View {
        let model: Model

        var body: some View {
            let _ = print("with an object")
            Text("object")
        }
    }

    private struct WithClosure: View {
        let action: () -> Void

        var body: some View {
            let _ = print("with a closure")
            Text("closure")
        }
    }
}
