@testable import Workshop

struct Unexpected: Error {}

func built(_ result: BuildResult) throws -> BuiltApp {
    guard case .built(let app) = result else { throw SmallEngine.Failure(text: "\(result)") }
    return app
}

extension Answer {
    /// A view that shows the given words, with other declarations from line 5 on.
    static func saying(_ words: String, beside more: String = "") -> Answer {
        let source = """
            import SwiftUI
            struct ContentView: View {
                var body: some View { Text("\(words)") }
            }
            \(more)
            """
        return Answer(
            files: [File(name: "ContentView.swift", bytes: Array(source.utf8), author: .learner)],
            root: "ContentView()")
    }
}
