import SwiftUI

/// A submission runs the outer `onSubmit` actions up to a `submitScope`. A link uses the environment's `openURL`.
struct SubmittedScopes: View {
    let input: Int
    @State private var first = ""
    @State private var second = ""
    @State private var item: Int?

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Open", text: $first).onSubmit { print("inner") }
                VStack { TextField("Kept", text: $second).onSubmit { print("kept") } }.submitScope()
            }
            .onSubmit { print("outer") }
            Button("Go") { item = 7 }.navigationDestination(item: $item) { Text("page \($0)") }
            if let url = URL(string: "https://a.example/docs") {
                Link("Docs", destination: url)
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            print("opens \($0.path)")
                            return .handled
                        })
                Link("Page", destination: url)
            }
        }
    }
}
