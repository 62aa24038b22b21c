import Testing

@testable import Lifecycle

@MainActor @Suite struct `An element` {
    /// Plays a scene in which the `new` elements replace the `old` elements, and returns the
    /// scene's record.
    private func change(_ old: [String], to new: [String]) -> String {
        played { world in
            let keys = world.state("keys", old)
            world.show(
                .view("Host") { _ in
                    .rows(keys.value) { key in
                        .view(key) { node in .text("\(key)\(node.state("count", 0).value)") }.task {
                            await pause(1000)
                        }
                    }
                })
            world.fromHere()
            keys.value = new
        }
    }

    @Test func `appears when it is inserted, and the others stay`() {
        #expect(
            change(["a", "c"], to: ["a", "b", "c"]) == """
                Host: body, keys
                Host/b: body, mounted
                Host/b appeared
                task 3 started
                screen: a0, b0, c0
                """)
    }

    @Test func `disappears with its task when it is removed`() {
        #expect(
            change(["a", "b", "c"], to: ["a", "c"]) == """
                Host: body, keys
                Host/b disappeared
                task 2 cancelled, disappeared
                task 2 finished
                screen: a0, c0
                """)
    }

    @Test func `keeps its task and its view when it moves`() {
        #expect(
            change(["a", "b", "c"], to: ["c", "a", "b"]) == """
                Host: body, keys
                screen: c0, a0, b0
                """)
    }

    @Test func `starts anew when it returns`() {
        let told = played { world in
            let keys = world.state("keys", ["a"])
            var cells: [StateCell<Int>] = []
            world.show(
                .view("Host") { _ in
                    .rows(keys.value) { key in
                        .view(key) { node in
                            let count = node.state("count", 0)
                            cells.append(count)
                            return .text("\(count.value)")
                        }
                    }
                })
            cells.first?.value = 5
            world.settle()
            keys.value = []
            world.fromHere()
            keys.value = ["a"]
        }
        #expect(told.hasSuffix("screen: 0"))
    }

    @Test func `with an earlier element's identity is hidden and reported once`() {
        let told = played { world in
            let keys = world.state("keys", ["a", "b", "a", "b"])
            world.show(.view("Host") { _ in .rows(keys.value) { .text($0) } })
            keys.value = ["c", "c"]
        }
        #expect(
            told == """
                Host: body, mounted
                duplicateIdentity: two elements of a ForEach have the identity a; the second is not shown
                Host appeared
                screen: a, b
                Host: body, keys
                screen: c
                """)
    }
}

@MainActor @Suite struct `A row` {
    /// A list that shows three of its eight elements, and the state of each row.
    private final class Rows {
        var cells: [Int: StateCell<Int>] = [:]
        var list: LazyNode?
    }

    private func list(_ world: World, _ rows: Rows, _ text: StateCell<String>) -> Piece {
        .view("Host") { _ in
            let text = text.value
            return .list(
                window: 3,
                .rows(Array(0..<8)) { index in
                    .view("\(index)", text) { node in
                        let count = node.state("count", 0)
                        rows.cells[index] = count
                        return .text("\(index)\(text)\(count.value)")
                    }
                })
        }
    }

    @Test func `disappears when it is scrolled away, and the row that scrolls in appears`() {
        let told = played { world in
            let text = world.state("text", ".")
            world.show(list(world, Rows(), text))
            world.fromHere()
            world.tree.first { $0 as? LazyNode }?.scroll(to: 1)
        }
        #expect(
            told == """
                Host/3: body, mounted
                Host/3 appeared
                Host/0 disappeared
                screen: 1.0, 2.0, 3.0
                """)
    }

    @Test func `keeps its written state while it is scrolled away`() {
        let told = played { world in
            let (rows, text) = (Rows(), world.state("text", "."))
            world.show(list(world, rows, text))
            rows.cells[0]?.value = 7
            world.settle()
            let list = world.tree.first { $0 as? LazyNode }
            list?.scroll(to: 5)
            world.fromHere()
            list?.scroll(to: 0)
        }
        #expect(told.hasSuffix("screen: 0.7, 1.0, 2.0"))
    }

    @Test func `shows its element's current value when it returns`() {
        let told = played { world in
            let (rows, text) = (Rows(), world.state("text", "."))
            world.show(list(world, rows, text))
            rows.cells[0]?.value = 7
            world.settle()
            let list = world.tree.first { $0 as? LazyNode }
            list?.scroll(to: 5)
            world.settle()
            text.value = "!"
            world.fromHere()
            list?.scroll(to: 0)
        }
        #expect(told.hasSuffix("screen: 0!7, 1!0, 2!0"))
    }

    @Test func `stays at the end when the list gets shorter`() {
        let told = played { world in
            let count = world.state("count", 8)
            world.show(
                .view("Host") { _ in
                    .list(window: 3, .rows(Array(0..<count.value)) { .text("\($0)") })
                })
            world.tree.first { $0 as? LazyNode }?.scroll(to: 8)
            world.fromHere()
            count.value = 4
        }
        #expect(told == "Host: body, count\nscreen: 1, 2, 3")
    }
}
