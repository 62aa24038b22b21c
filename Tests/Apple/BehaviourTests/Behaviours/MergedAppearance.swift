import SwiftUI

/// On several views, `onAppear` runs when the first view appears, `onDisappear` when the last view disappears.
struct MergedAppearance: View {
    let input: Int

    private var names: [String] {
        switch input {
        case 1: ["a", "b"]
        case 2: ["b", "c"]
        case 3: ["d"]
        default: []
        }
    }

    var body: some View {
        Group {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .onAppear { print("\(name) appears") }
                    .onDisappear { print("\(name) disappears") }
            }
        }
        .onAppear { print("the group appears") }
        .onDisappear { print("the group disappears") }
        .task {
            print("the group's task starts")
            try? await Task.sleep(for: .seconds(60))
            print("the group's task was cancelled")
        }
        VStack {}.onAppear { print("an empty stack appears") }
        Color.clear.onAppear { print("a colour appears") }
        EmptyView().onAppear { print("nothing appears") }
    }
}
