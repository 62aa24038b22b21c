import Testing
import Wire

@testable import Lifecycle

@MainActor @Suite struct `The console` {
    /// The console's text without the letters `x`, which only make the text long.
    private func kept(of texts: [String]) -> [String] {
        let console = Console()
        _ = EventLog.shared.takeEvents()
        for text in texts { console.write(text) }
        // Tests that run in parallel can record other events in the shared log.
        return EventLog.shared.takeEvents().compactMap { event in
            if case .console(let text) = event.kind { text.replacing("x", with: "") } else { nil }
        }
    }

    private let note = "… (output cut here)"

    @Test func `keeps printed text in order`() {
        #expect(kept(of: ["a\n", "", "b\n"]) == ["a\n", "", "b\n"])
    }

    @Test func `cuts output at the limit and reports the cut once`() {
        let half = String(repeating: "x", count: Console.limit / 2)
        #expect(kept(of: [half, half + "y", "z"]) == ["", note])
    }

    @Test func `reports the cut even if the limit falls between two texts`() {
        let all = String(repeating: "x", count: Console.limit)
        #expect(kept(of: [all, "y", "z"]) == ["", note])
        #expect(kept(of: [all]) == [""])
    }

    @Test func `never cuts a character in two`() {
        let almost = String(repeating: "x", count: Console.limit - 1)
        #expect(kept(of: [almost + "é!"]) == [note])
    }
}
