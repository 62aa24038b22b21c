import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Apps marked `@main`, which no parent hides or draws again.
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

    /// The lines of `count` invented stories.
    private func stories(_ count: Int) throws -> [[Verb]] {
        let workshop = try Workshop.underTest(limits: PhaseLimits())
        let file = Answer.File(name: "Shop.swift", bytes: Array(Self.source.utf8), author: .course)
        let answer = Answer(files: [file], root: "_AppRoot(Shop.self)")
        guard case .built(let app) = try workshop.build(answer) else { throw NotBuilt() }
        let stage = StoryRunner(
            AppRunner(of: app, in: workshop), seed: 1, isWholeApp: answer.isWholeApp)
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

    @Test func `stories change the tab while it loads`() throws {
        let stories = try stories(100)
        #expect(stories.contains { $0.prefix(2).last == .gesture(.tab(title: "Cart")) }, "\(stories)")
    }
}
