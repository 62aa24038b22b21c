import Grading
import Testing
import Wire

@testable import Exploration

/// What is wrong in every app, with one that does it and one that comes close.
@Suite(.serialized) struct `Invented stories tell` {
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
    func `an order that a second touch sends again`(isGuarded: Bool, codes: [FindingCode]) throws {
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

    @Test func `nothing of an app that says what failed and can try again`() throws {
        #expect(try found(screen(failed: retry), load(isChecked: true)).isEmpty)
    }

    @Test func `a refusal that is shown as an answer is`() throws {
        #expect(try found(screen(failed: retry), load(isChecked: false)) == [.wrongScreen])
    }

    @Test func `a failure after a spinner, of which no word is said`() throws {
        #expect(try found(screen(failed: "EmptyView()"), load(isChecked: true)) == [.wrongScreen])
    }

    @Test func `a second try that tries nothing`() throws {
        #expect(
            try found(screen(failed: retry, task: ".task"), load(isChecked: true)) == [.missedFetch])
    }
}
