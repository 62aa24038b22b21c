import Testing
import Wire

@testable import Lifecycle

/// Elements that appear, leave, move and repeat; a simple model computes the expected state of each.
@MainActor @Suite struct `Each element` {
    /// The screen as text: each row's text with the number of the row's state.
    private func screen(_ world: World) -> [String] {
        var screen = Screen()
        world.tree.root?.draw(on: &screen)
        return screen.lines.map(\.content)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>, [false, true])
    func `keeps its state while its key remains, wherever it moves`(seed: UInt64, areSurveyed: Bool) {
        var random = Numbers(state: seed)
        let drawn = (0..<40).map { _ in
            (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0..<7, using: &random) }
        }
        // The list shows each row of keys twice in succession. The rows of these tests have up to four keys,
        // and no key twice.
        let rows = drawn.flatMap { row in
            let row = row.count > 4 ? row : row.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
            return [row, row]
        }
        var shown: [[String]] = []
        _ = played { world in
            shown = []
            var made = 0
            let keys = world.state("keys", rows[0])
            world.show(
                .view("Host") { _ in
                    .rows(keys.value, areSurveyed: areSurveyed) { key in
                        .view("\(key)") { node in
                            let number = node.state(
                                "number",
                                {
                                    made += 1
                                    return made
                                }())
                            return .text("\(key) in \(number.value)")
                        }
                    }
                })
            shown.append(screen(world))
            for row in rows.dropFirst() {
                keys.value = row
                world.settle()
                shown.append(screen(world))
            }
        }
        var owners: [Int: Substring] = [:]
        for (row, texts) in zip(rows, shown) {
            let unique = row.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
            #expect(texts.map { $0.prefix { $0 != " " } } == unique.map { "\($0)" })
            let states = Dictionary(
                uniqueKeysWithValues: zip(unique, texts.map { $0.split(separator: " ").last ?? "" }))
            // A key that remains in the list keeps its state, and no two keys share a state.
            for key in unique where owners[key] != nil { #expect(states[key] == owners[key]) }
            #expect(Set(states.values).count == states.count)
            owners = states
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `of a list is on screen inside the window and keeps its written state`(seed: UInt64) {
        var random = Numbers(state: seed)
        let moves = (0..<60).map { _ in
            (
                place: Int.random(in: 0...9, using: &random), written: Int.random(in: 0..<3, using: &random),
                count: Int.random(in: 3...12, using: &random)
            )
        }
        _ = played { world in
            var cells: [Int: StateCell<Int>] = [:]
            var written: [Int: Int] = [:]
            let count = world.state("count", 12)
            world.show(
                .view("Host") { _ in
                    .list(
                        window: 3,
                        .rows(Array(0..<count.value)) { key in
                            .view("\(key)") { node in
                                let cell = node.state("written", 0)
                                cells[key] = cell
                                return .text("\(key) has \(cell.value)")
                            }
                        })
                })
            for (step, move) in moves.enumerated() {
                if step.isMultiple(of: 5) {
                    count.value = move.count
                    world.settle()
                    // A removed element has lost the state that was written to it.
                    written = written.filter { $0.key < move.count }
                }
                let list = world.tree.first { $0 as? LazyNode }
                list?.scroll(to: min(move.place, count.value - 3))
                world.settle()
                let shown = screen(world)
                #expect(shown.count == 3)
                for text in shown {
                    let key = Int(text.prefix { $0 != " " }) ?? -1
                    #expect(text == "\(key) has \(written[key] ?? 0)")
                }
                guard let key = shown.dropFirst(move.written).first.flatMap({ Int($0.prefix { $0 != " " }) })
                else { continue }
                cells[key]?.value = step + 1
                written[key] = step + 1
                world.settle()
            }
        }
    }
}
