import SwiftUI

/// A task does not inherit the task-local values that were set when the view was built.
struct TaskLocals: View {
    let input: Int
    @TaskLocal private static var word = "unset"

    var body: some View {
        Self.$word.withValue("set") {
            let word = Self.word
            return Text("built with \(word)").task { print("the task finds it \(Self.word)") }
        }
    }
}
