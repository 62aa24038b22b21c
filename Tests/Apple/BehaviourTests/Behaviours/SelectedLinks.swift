import SwiftUI

/// In a list with a selection, a tap on a link writes the link's value, and the detail view shows that value. In a
/// navigation stack, a link in a list with a selection also pushes the link's page.
struct SelectedLinks: View {
    let input: Int
    @State private var chosen: Int?

    var body: some View {
        if input == 0 {
            NavigationSplitView {
                links
            } detail: {
                if let chosen { Detail(number: chosen) } else { Text("nothing chosen") }
            }
        } else {
            NavigationStack {
                links
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
            }
            .onChange(of: chosen) { _, new in print("chosen: \(new ?? 0)") }
        }
    }

    private var links: some View {
        List(1...2, id: \.self, selection: $chosen) { NavigationLink("link \($0)", value: $0) }
    }

    private struct Detail: View {
        let number: Int

        var body: some View {
            Text("detail \(number)")
                .task(id: number) {
                    print("\(number) loads")
                    try? await Task.sleep(for: .seconds(1))
                    print("\(number) \(Task.isCancelled ? "was cancelled" : "is loaded")")
                }
        }
    }
}
