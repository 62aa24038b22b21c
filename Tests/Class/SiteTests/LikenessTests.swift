import Testing
import Wire

@testable import Site

@Suite struct `The likeness of two answers` {
    /// Fingerprints with the given numbers, each on a separate line.
    private func marks(_ numbers: Range<UInt32>...) -> [TokenMark] {
        numbers.flatMap(\.self).enumerated().map { TokenMark(hash: $1, from: $0 + 1, to: $0 + 1) }
    }

    @Test func `is the share of the shorter answer's marks that the other contains`() throws {
        let pair = try #require(
            Likeness.all(among: [marks(0..<20), marks(0..<15, 100..<105), marks(200..<230)], without: [])
                .first)
        #expect((pair.left, pair.right, pair.share) == (0, 1, 75))
        #expect(pair.leftLines == Set(1...15) && pair.rightLines == Set(1...15))
    }

    @Test func `ignores the starter's marks`() {
        #expect(Likeness.all(among: [marks(0..<20), marks(0..<20)], without: marks(0..<18)).isEmpty)
    }

    @Test func `ignores marks that many answers share`() {
        let common = (0..<12).map { (place: Int) -> [TokenMark] in
            let own = UInt32(1000 + 100 * place)
            return marks(0..<20, own..<(own + 10))
        }
        #expect(Likeness.all(among: common, without: []).isEmpty)
        let copy = marks(5000..<5020)
        let found = Likeness.all(among: common + [copy, copy], without: [])
        #expect(found.map(\.left) == [12] && found.map(\.right) == [13] && found.map(\.share) == [100])
    }

    @Test func `is not computed for short answers`() {
        #expect(Likeness.all(among: [marks(0..<5), marks(0..<5)], without: []).isEmpty)
    }

    @Test func `has one order, the most alike first`() {
        let all = [marks(0..<20), marks(0..<20), marks(0..<14, 50..<56)]
        #expect(Likeness.all(among: all, without: []).map(\.share) == [100, 70, 70])
    }
}
