import Testing

@testable import Lifecycle

/// Rows of keys that change with each update, like the ids of a `ForEach`.
@Suite struct `A row of keys` {
    /// The keys are small numbers, so that many keys repeat.
    private func keys(_ count: Int, _ random: inout some RandomNumberGenerator) -> [Int] {
        (0..<count).map { _ in Int.random(in: 0..<12, using: &random) }
    }

    private func unique(_ keys: [Int]) -> [Int] {
        keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    @Test func `contains each key once, in order of first occurrence`() {
        var random = Numbers(state: 7)
        for _ in 1...500 {
            let before = unique(keys(6, &random))
            // A row starts with up to six keys of the previous row.
            let now = Array(before.prefix(Int.random(in: 0...6, using: &random))) + keys(5, &random)
            var lineup = Lineup(after: before.map { AnyHashable($0) })
            let added = now.filter { lineup.add($0) != nil }
            #expect(added == unique(now))
            #expect(lineup.keys == unique(now).map { AnyHashable($0) })
        }
    }

    @Test func `recognizes a key at its old place only while all keys before it are unchanged`() {
        var lineup = Lineup(after: [1, 2, 3, 4])
        let places = [1, 2, 9, 4, 2].map { lineup.add($0)?.isAsBefore }
        #expect(places == [true, true, false, false, nil])
    }

    @Test func `that is fixed looks nothing up and may grow at its end`() {
        var lineup = Lineup(after: [1, 2], of: 3, isFixed: true)
        #expect([1, 2, 3].map { lineup.add($0)?.isAsBefore } == [true, true, false])
        #expect(lineup.keys == [1, 2, 3])
    }

    @Test func `of distinct keys gives the same result without lookups`() {
        var random = Numbers(state: 8)
        for _ in 1...500 {
            let before = unique(keys(6, &random)).map { AnyHashable($0) }
            let now = unique(
                Array(before.prefix(Int.random(in: 0...6, using: &random)).compactMap { $0.base as? Int })
                    + keys(5, &random))
            var (lineup, distinct) = (Lineup(after: before), Lineup(after: before, areDistinct: true))
            #expect(now.map { lineup.add($0)?.isAsBefore } == now.map { distinct.add($0)?.isAsBefore })
            #expect(lineup.keys == distinct.keys)
        }
    }

    @Test func `starts anew after an empty row`() {
        var lineup = Lineup(after: [])
        #expect([1, 1, 2].map { lineup.add($0)?.isAsBefore } == [false, nil, false])
    }
}
