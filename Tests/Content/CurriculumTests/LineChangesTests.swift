import Testing

@testable import Curriculum

@Suite struct `The lines that a repair touches` {
    private func touched(_ old: String, _ new: String) -> [Int] {
        LineChanges(from: old.split(separator: " "), to: new.split(separator: " ")).touched.sorted()
    }

    @Test func `are the lines that it replaces or removes`() {
        #expect(touched("a b c d", "a x c d") == [2])
        #expect(touched("a b c d", "a x y c") == [2, 4])
        #expect(touched("a b c d", "b c d") == [1])
        #expect(touched("a b", "") == [1, 2])
        #expect(touched("a b c", "a b c") == [])
    }

    @Test func `are both neighbors of a place where it only adds lines`() {
        #expect(touched("a b c", "a x y b c") == [1, 2])
        #expect(touched("a b c", "x a b c") == [1])
        #expect(touched("a b c", "a b c x") == [3])
    }

    @Test func `are separate from new lines`() {
        #expect(LineChanges(from: ["a", "b"], to: ["a", "x", "b", "y"]).added == [2, 4])
    }
}
