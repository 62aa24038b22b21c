import Testing
import Text

@Suite struct `Numbers in sentences` {
    @Test func `have their noun in the right form`() {
        #expect(Wording.count(1, "request") == "1 request")
        #expect(Wording.count(12_288, "byte") == "12,288 bytes")
        #expect(Wording.count(0, "check does", plural: "checks do") == "0 checks do")
    }

    @Test func `have a comma before each group of three digits`() {
        #expect([0, 999, 1000, -1_234_567].map(Wording.grouped) == ["0", "999", "1,000", "-1,234,567"])
    }

    @Test func `become once, twice or a number of times`() {
        #expect([1, 2, 3, 1000].map(Wording.times) == ["once", "twice", "3 times", "1,000 times"])
    }

    @Test func `come with lists joined by commas and a final and`() {
        #expect(
            [[], ["a"], ["a", "b"], ["a", "b", "c"]].map(Wording.list) == ["", "a", "a and b", "a, b and c"])
    }
}
