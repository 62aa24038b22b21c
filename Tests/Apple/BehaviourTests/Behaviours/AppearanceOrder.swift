import SwiftUI

/// The deepest view appears first, and inner `onAppear` modifiers run before outer modifiers. `.task` closures start
/// after the whole tree has appeared; a `Task` that `onAppear` creates starts earlier.
struct AppearanceOrder: View {
    let input: Int

    var body: some View {
        VStack {
            Text("leaf")
                .onAppear { print("leaf appears, inner") }
                .task { print("leaf's task starts") }
                .onChange(of: input, initial: true) { print("leaf's first value") }
                .onAppear { print("leaf appears, outer") }
        }
        .task { print("stack's task starts") }
        .onChange(of: input, initial: true) { print("stack's first value") }
        .onAppear {
            print("stack appears")
            Task { print("onAppear's own task starts") }
        }
        .onDisappear { print("stack disappears") }
    }
}
