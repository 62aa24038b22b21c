import SwiftUI

/// A task's closure runs on the main actor in a body, and on no actor in a nonisolated helper.
struct TaskIsolation: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        Text("\(number)").task {
            number += 1
            MainActor.assumeIsolated { print("in a body: \(isolation(#isolation))") }
        }
        helped(Text("helped"))
    }

    nonisolated private func helped(_ view: some View) -> some View {
        view.task { print("in a helper: \(isolation(#isolation))") }
    }
}

private func isolation(_ actor: (any Actor)?) -> String {
    actor.map { $0 === MainActor.shared ? "the main actor" : "an actor" } ?? "no actor"
}
