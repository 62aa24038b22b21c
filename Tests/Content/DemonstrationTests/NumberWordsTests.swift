import Testing

@testable import Demonstration

@Suite struct `A number in a sentence` {
    @Test func `is a word up to twelve`() {
        #expect([0, 1, 12, 13].map(NumberWords.word) == ["zero", "one", "twelve", "13"])
    }

    @Test func `comes with its noun`() {
        #expect(NumberWords.phrase(1, "request") == "one request")
        #expect(NumberWords.phrase(2, "body") == "two bodies")
        #expect(NumberWords.phrase(0, "fetch") == "no fetches")
        #expect(NumberWords.phrase(3, "day") == "three days")
    }
}
