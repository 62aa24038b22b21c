import Testing

@testable import Exploration

@Suite struct `One fault` {
    @Test func `has all writes off the main actor, because one line repairs them`() throws {
        let picture = try ChangingPicture()
        let source = """
            import SwiftUI

            @Observable final class Model: @unchecked Sendable {
                var width = 0
                var height = 0
            }

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                @State private var model = Model()

                var body: some View {
                    Text("\\(model.width) by \\(model.height)")
                        .task(id: width) { [model] in
                            await Task.detached { model.width += 1 }.value
                        }
                        .task(id: height) { [model] in
                            await Task.detached { model.height += 1 }.value
                        }
                }
            }
            """
        let report = try Exploration(of: picture.app(source), in: picture.workshop, seed: 1, jobs: 2)
            .run(stories: 8)
        #expect(report.discoveries.map(\.finding.code) == [.offMainWrite, .offMainWrite])
        #expect(report.faults.count == 1)
    }

    @Test func `tells a wrong screen before a needless request`() throws {
        let picture = try ChangingPicture()
        let source = """
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                @State private var words = ""

                var body: some View {
                    Text(words).onChange(of: width, initial: true) {
                        guard let url = URL(string: "https://a.example/\\(width)") else { return }
                        Task {
                            let answer = try? await URLSession.shared.data(from: url)
                            words = answer.map { String(decoding: $0.0, as: UTF8.self) } ?? ""
                        }
                    }
                }
            }
            """
        let report = try Exploration(of: picture.app(source), in: picture.workshop, seed: 1, jobs: 2)
            .run(stories: 60)
        let told = try #require(report.faults.first).all.map(\.finding.code)
        let wrong = try #require(told.firstIndex(of: .wrongScreen))
        let needless = try #require(told.firstIndex(of: .redundantFetch))
        #expect(wrong < needless, "\(told)")
    }
}
