import Testing

@testable import Lifecycle

@MainActor @Suite struct `An update` {
    @Test func `runs only bodies that read a changed value`() {
        let told = played { world in
            let (left, right) = (world.state("left", 1), world.state("right", 1))
            world.show(
                .view("Host") { _ in
                    .group(
                        .view("Left") { _ in .text("\(left.value)") },
                        .view("Right") { _ in .text("\(right.value)") })
                })
            world.fromHere()
            right.value = 2
        }
        #expect(
            told == """
                Host/Right: body, right
                screen: 1, 2
                """)
    }

    @Test func `runs a parent before its child, and the child once`() {
        let told = played { world in
            let count = world.state("count", 1)
            world.show(
                .view("Host") { _ in
                    let input = count.value
                    return .view("Child", input) { _ in .text("\(input) \(count.value)") }
                })
            world.fromHere()
            count.value = 2
        }
        #expect(
            told == """
                Host: body, count
                Host/Child: body, count
                screen: 2 2
                """)
    }

    @Test func `runs nodes of equal depth in the order of their creation`() {
        let told = played { world in
            let count = world.state("count", 1)
            world.show(
                .rows(Array(0..<12)) { index in
                    .view("Row \(index)") { _ in .text("\(count.value)") }
                })
            world.fromHere()
            count.value = 2
        }
        let bodies = told.split(separator: "\n").filter { $0.contains("body") }
        #expect(bodies == (0..<12).map { "Row \($0): body, count" })
    }

    @Test func `does nothing after a write of an equal value`() {
        let told = played { world in
            let count = world.state("count", 1)
            world.show(.view("Host") { _ in .text("\(count.value)") })
            world.fromHere()
            count.value = 1
        }
        #expect(told.isEmpty)
    }

    @Test func `makes all writes of one turn visible together`() {
        let told = played { world in
            let (first, second) = (world.state("first", 1), world.state("second", 1))
            world.show(.view("Host") { _ in .text("\(first.value) \(second.value)") })
            world.fromHere()
            first.value = 2
            second.value = 2
            first.value = 3
            world.say("a handler reads \(first.value)")
        }
        #expect(
            told == """
                a handler reads 3
                Host: body, first
                screen: 3 2
                """)
    }

    @Test func `makes each transaction visible separately, in the order of the writes`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    .text("\(count.value)").onChange(of: count.value) { world.say("\($0) to \($1)") }
                })
            world.fromHere()
            count.value = 1
            world.tree.inTransaction {
                count.value = 2
                world.tree.inTransaction { count.value = 3 }
                count.value = 4
            }
            count.value = 5
        }
        #expect(
            told == """
                Host: body, count
                0 to 1
                Host: body, count
                1 to 2
                Host: body, count
                2 to 3
                Host: body, count
                3 to 4
                Host: body, count
                4 to 5
                screen: 5
                """)
    }

    @Test func `never runs the body of a view that leaves in it`() {
        let told = played { world in
            let shows = world.state("shows", true)
            world.show(
                .view("Host") { _ in
                    .branch(shows.value, shows.value ? .view("Child") { _ in .text("\(shows.value)") } : nil)
                })
            world.fromHere()
            shows.value = false
        }
        #expect(
            told == """
                Host: body, shows
                Host/Child disappeared
                screen:\u{20}
                """)
    }

    @Test func `drops the third run of an action that triggers itself`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    .text("count").onChange(of: count.value) { count.value = $1 + 1 }
                })
            world.fromHere()
            count.value = 1
        }
        #expect(
            told == """
                Host: body, count
                Host: body, count
                Host: body, count
                updateCycle: onChange(of: Int) action tried to update multiple times per frame: at Test.swift:1 \
                it ran 2 times, and each run caused the next one; the run after that was dropped
                """)
    }

    @Test func `works normally after a cycle`() {
        let told = played { world in
            let (count, other) = (world.state("count", 0), world.state("other", 0))
            world.show(
                .group(
                    .view("Cycle") { _ in .text("").onChange(of: count.value) { count.value = $1 + 1 } },
                    .view("Other") { _ in .text("\(other.value)") }))
            count.value = 1
            world.fromHere()
            other.value = 2
        }
        #expect(
            told == """
                Other: body, other
                screen: , 2
                """)
    }
}

@MainActor @Suite struct `State` {
    @Test func `runs no body that never read it`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(.view("Host") { _ in .text("still") })
            world.fromHere()
            count.value = 1
        }
        #expect(told.isEmpty)
    }

    @Test func `that only an earlier body run read runs the body once more`() {
        let told = played { world in
            let (isOn, count) = (world.state("isOn", true), world.state("count", 0))
            world.show(.view("Host") { _ in .text(isOn.value ? "\(count.value)" : "off") })
            world.fromHere()
            isOn.value = false
            world.settle()
            count.value = 1
            world.settle()
            count.value = 2
        }
        #expect(
            told == """
                Host: body, isOn
                screen: off
                Host: body, count
                """)
    }

    @Test func `is visible to a handler at once, and to a body in its update`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    world.say("body sees \(count.value)")
                    return .text("").onAppear {
                        count.value = 1
                        world.say("handler sees \(count.value)")
                    }
                })
        }
        #expect(
            told == """
                Host: body, mounted
                body sees 0
                handler sees 1
                Host appeared
                Host: body, count
                body sees 1
                screen:\u{20}
                """)
    }

    @Test func `is reported once if a body writes it`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    if count.value < 2 { count.value += 1 }
                    return .text("")
                })
        }
        #expect(told.components(separatedBy: "stateWrittenDuringBody").count == 2)
    }

    @Test func `accepts writes without effect after its view has left`() {
        let told = played { world in
            let shows = world.state("shows", true)
            var kept: StateCell<Int>?
            world.show(
                .view("Host") { _ in
                    .branch(
                        shows.value,
                        .view("Child") { node in
                            kept = node.state("count", 0)
                            return .text("")
                        })
                })
            let first = kept
            shows.value = false
            world.fromHere()
            first?.value = 7
            world.say("\(kept?.value ?? -1)")
        }
        #expect(told == "0")
    }
}
