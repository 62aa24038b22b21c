import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Apps with `@main`; no parent view hides the app's views or draws them again.
@Suite(.serialized) struct `In a whole app` {
    private static let source = """
        import SwiftUI

        @main struct Shop: App {
            var body: some Scene { WindowGroup { Tabs() } }
        }

        struct Tabs: View {
            var body: some View {
                TabView {
                    Tab("Home", systemImage: "house") { Page(name: "home") }
                    Tab("Cart", systemImage: "cart") { Page(name: "cart") }
                }
            }
        }

        struct Page: View {
            let name: String
            @State private var text = ""

            var body: some View {
                Text(text).task {
                    guard let url = URL(string: "https://a.example/\\(name)") else { return }
                    if let (data, _) = try? await URLSession.shared.data(from: url) {
                        text = String(decoding: data, as: UTF8.self)
                    }
                }
            }
        }
        """

    private func stage(of source: String = source) throws -> StoryRunner {
        let workshop = try Workshop.underTest(limits: PhaseLimits())
        let file = Answer.File(name: "Shop.swift", bytes: Array(source.utf8), author: .course)
        let answer = Answer(files: [file], root: "_AppRoot(Shop.self)")
        guard case .built(let app) = try workshop.build(answer) else { throw NotBuilt() }
        return StoryRunner(AppRunner(of: app, in: workshop), seed: 1, isWholeApp: answer.isWholeApp)
    }

    /// The lines of `count` invented stories.
    private func stories(_ count: Int) throws -> [[Verb]] {
        let stage = try stage()
        let setting = try StorySetting(probing: stage, hints: SourceOutline().hints)
        var memory = StoryMemory(setting)
        return try (0..<count).map { number in
            let told = try StoryInventor(setting: setting, memory: memory).tell(number: number, on: stage)
            memory.take(in: told)
            return told.story.lines
        }
    }

    private struct NotBuilt: Error {}

    @Test func `no story hides the screen or draws it again`() throws {
        let stories = try stories(100)
        let names = stories.map { $0.map(\.name) }
        #expect(names.allSatisfy { !$0.contains(.hide) && !$0.contains(.rerender) })
        #expect(names.allSatisfy { $0.count { $0 == .show } <= 1 })
        #expect(names.contains { $0.contains(.background) } && names.contains { $0.contains(.foreground) })
    }

    @Test func `a request that waits for the network explains a spinner`() throws {
        func wrongMoments(isPatient: Bool) throws -> [Sight] {
            let source = """
                import SwiftUI

                @main struct Shop: App { var body: some Scene { WindowGroup { Page() } } }

                struct Page: View {
                    @State private var isLoading = true

                    var body: some View {
                        ZStack { if isLoading { ProgressView() } }.task {
                            let setup = URLSessionConfiguration.default
                            setup.waitsForConnectivity = \(isPatient)
                            guard let url = URL(string: "https://a.example/a") else { return }
                            if let _ = try? await URLSession(configuration: setup).data(from: url) {
                                isLoading = false
                            }
                        }
                    }
                }
                """
            let story = Story(
                lines: [.network(.off), .show([])],
                weather: StoryNetwork(seed: 1, kinds: ReplyKinds(), failure: nil))
            let told = try #require(
                try stage(of: source).play(story.lines, in: story.weather, seed: 1))
            return WrongMoment.all(in: told, of: story).map(\.sight)
        }
        #expect(try wrongMoments(isPatient: true) == [])
        #expect(try wrongMoments(isPatient: false) == [.spinner])
    }

    @Test func `stories change the tab while it loads`() throws {
        let stories = try stories(100)
        #expect(stories.contains { $0.prefix(2).last == .gesture(.tab(title: "Cart")) }, "\(stories)")
    }
}
