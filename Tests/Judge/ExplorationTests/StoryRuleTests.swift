import Grading
import Testing
import Wire

@testable import Exploration

/// For each fault that the explorer reports in any app: an app with the fault, and a similar app
/// without the fault.
@Suite(.serialized) struct `Invented stories` {
    private func found(_ members: String, _ load: String, stories: Int = 160) throws -> Set<FindingCode> {
        let picture = try ChangingPicture()
        let source = """
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                \(members)

                private func load(_ method: String = "GET") async {
                    var request = URLRequest(url: URL(string: "https://a.example/words")!)
                    request.httpMethod = method
                    \(load)
                }
            }
            """
        let report = try Exploration(of: picture.app(source), in: picture.workshop, seed: 1, jobs: 2)
            .run(stories: stories)
        return Set(report.discoveries.map(\.finding.code))
    }

    @Test(arguments: [(false, [FindingCode.redundantFetch]), (true, [])])
    func `find an order that a second tap sends again`(isGuarded: Bool, codes: [FindingCode]) throws {
        let found = try found(
            """
            @State private var isBusy = false
            var body: some View {
                Button("Buy") {
                    isBusy = true
                    Task {
                        await load("POST")
                        isBusy = false
                    }
                }
                .disabled(\(isGuarded ? "isBusy" : "false"))
            }
            """, "_ = try? await URLSession.shared.data(for: request)")
        #expect(found == Set(codes))
    }

    private let screen = """
        enum Phase {
            case loading
            case done(String)
            case failed
        }
        @State private var phase = Phase.loading
        @State private var attempt = 0
        """

    private func screen(failed: String, task: String = ".task(id: attempt)") -> String {
        """
        \(screen)
        var body: some View {
            VStack {
                switch phase {
                case .loading: ProgressView()
                case .done(let words): Text(words)
                case .failed: \(failed)
                }
            }
            \(task) { await load() }
        }
        """
    }

    private func load(isChecked: Bool) -> String {
        """
        phase = .loading
        guard let (data, response) = try? await URLSession.shared.data(for: request),
            \(isChecked ? "(response as? HTTPURLResponse)?.statusCode == 200" : "!Task.isCancelled")
        else {
            if !Task.isCancelled { phase = .failed }
            return
        }
        phase = .done(String(decoding: data, as: UTF8.self))
        """
    }

    private let retry = #"VStack { Text("Could not load"); Button("Try again") { attempt += 1 } }"#

    @Test func `accuse no app that shows a failure and can retry`() throws {
        #expect(try found(screen(failed: retry), load(isChecked: true)).isEmpty)
    }

    @Test func `find an error page that is shown as content`() throws {
        #expect(try found(screen(failed: retry), load(isChecked: false)) == [.wrongScreen])
    }

    @Test func `find a spinner that ends in a failure without a message`() throws {
        #expect(try found(screen(failed: "EmptyView()"), load(isChecked: true)) == [.wrongScreen])
    }

    @Test func `find a retry that requests nothing`() throws {
        #expect(
            try found(screen(failed: retry, task: ".task"), load(isChecked: true)) == [.missedFetch])
    }
}
