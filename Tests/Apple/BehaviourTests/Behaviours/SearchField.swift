import SwiftUI

/// A search field writes its binding for each letter. A task with the search text as the task's id restarts with each
/// letter. The return key runs the `onSubmit` closures, the innermost closure first.
struct SearchField: View {
    let input: Int
    @State private var query = ""
    @State private var results = "nothing"

    var body: some View {
        NavigationStack {
            Text(results)
                .searchable(text: $query, prompt: "Find")
                .onSubmit(of: .search) { print("searched for \(query)") }
        }
        .onSubmit(of: .search) { print("the stack hears of it") }
        .onSubmit { print("nobody leaves a text field") }
        .task(id: query) {
            guard !query.isEmpty else { return }
            do {
                try await Task.sleep(for: .milliseconds(300))
                results = "found \(query)"
            } catch {
                print("\(query) was overtaken")
            }
        }
    }
}
