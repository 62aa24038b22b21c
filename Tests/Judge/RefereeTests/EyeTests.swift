import Testing
import Wire

@testable import Referee

/// The screen in a few words.
@Suite struct `The description of a screen` {
    private func words(_ rows: Int) -> String {
        var eye = Eye(errors: [])
        eye.screen = (0..<rows).map { ScreenLine(.text, "Row \($0)") }
        return eye.description(knowing: [:])
    }

    @Test func `names everything on a short screen`() {
        #expect(words(0) == "nothing")
        #expect(words(2) == "\"Row 0\", \"Row 1\"")
        #expect(words(20).hasSuffix(", \"Row 19\""))
    }

    @Test func `is cut for a long screen, with the number of omitted lines`() {
        #expect(words(21).hasSuffix(", \"Row 19\", and 1 more"))
        #expect(words(500).hasSuffix(", \"Row 19\", and 480 more"))
    }
}
