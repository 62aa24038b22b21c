import Scenario
import Testing

@testable import Exploration

@Suite(.serialized) struct `A list of rows with one fault` {
    @Test func `is reported for only one row`() throws {
        let picture = try ChangingPicture()
        let source = """
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                var body: some View { ForEach(0..<12) { Row(number: $0) } }
            }

            struct Row: View {
                let number: Int
                @State private var words = ""
                var body: some View {
                    Text(words).task {
                        let url = URL(string: "https://a.example/rows/\\(number)")!
                        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
                        words = String(decoding: data, as: UTF8.self)
                    }
                }
            }
            """
        let report = try Exploration(of: picture.app(source), in: picture.workshop, seed: 1, jobs: 2)
            .run(stories: 60)
        let refusals = report.discoveries.filter { discovery in
            discovery.scenario.steps.contains {
                if case .see(.body, false, _) = $0.verb { true } else { false }
            }
        }
        let refusal = try #require(refusals.first, "The list shows an error page as content.")
        let lines = refusal.scenario.steps.map(\.verb)
        #expect(lines.count { $0.name == .see } == 1)
        #expect(lines.count { $0.name == .route } == 12, "A saved story contains its whole world.")
        #expect(refusal.excerpt.map(\.line.name) == [.route, .show, .settle, .see])
        #expect(refusal.excerpt.first?.others == 11)
    }
}
