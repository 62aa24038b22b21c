import Observation
import Testing

@testable import Lifecycle

@MainActor @Suite struct `A view's task` {
    @Test func `starts after the whole tree has appeared, inner tasks first`() {
        let told = played { world in
            world.show(
                .view("Host") { _ in
                    .group(
                        .text("").task { world.say("inner") },
                        .text("").onAppear { world.say("appeared") }
                    )
                    .task { world.say("outer") }
                })
        }
        #expect(
            told == """
                Host: body, mounted
                Host appeared
                appeared
                task 1 started
                task 2 started
                inner
                outer
                task 1 finished
                task 2 finished
                screen: ,\u{20}
                """)
    }

    @Test func `continues over time, and a body run does not restart it`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    .text("\(count.value)").task {
                        await pause(100)
                        world.say("waited")
                    }
                })
            world.wait(50)
            count.value = 1
            world.wait(100)
        }
        #expect(
            told == """
                Host: body, mounted
                Host appeared
                task 1 started
                screen: 0
                -- 50 ms
                Host: body, count
                screen: 1
                -- 100 ms
                waited
                task 1 finished
                """)
    }

    @Test func `is cancelled by a new id before the next task starts, and returns afterwards`() {
        let told = played { world in
            let id = world.state("id", 1)
            world.show(
                .view("Host") { _ in
                    let id = id.value
                    return .text("").task(id: id) {
                        await pause(100)
                        world.say("\(id) \(Task.isCancelled ? "unwinds" : "is done")")
                    }
                })
            world.fromHere()
            id.value = 2
            world.wait(100)
        }
        #expect(
            told == """
                Host: body, id
                task 1 cancelled, idChanged
                task 2 started
                1 unwinds
                task 1 finished
                -- 100 ms
                2 is done
                task 2 finished
                """)
    }

    @Test func `is cancelled on disappearance, and starts again on appearance`() {
        let told = played { world in
            let tab = world.state("tab", "a")
            world.show(
                .view("Host") { _ in
                    .tabs(["a", "b"], selected: tab.value) { key in
                        key == "a" ? .text(key).task { await pause(1000) } : .text(key)
                    }
                })
            world.fromHere()
            for key in ["b", "a"] {
                tab.value = key
                world.settle()
            }
        }
        let tasks = told.split(separator: "\n").filter { $0.hasPrefix("task") }
        #expect(tasks == ["task 1 cancelled, disappeared", "task 1 finished", "task 2 started"])
    }

    @Test func `is cancelled if it starts and ends in one turn`() {
        let told = played { world in
            let shows = world.state("shows", false)
            world.show(
                .view("Host") { _ in
                    .branch(shows.value, shows.value ? .text("").task { world.say("runs") } : nil)
                })
            world.fromHere()
            shows.value = true
            world.tree.inTransaction { shows.value = false }
        }
        #expect(told.contains("task 1 cancelled, disappeared"))
    }

    @Test func `starts once in an update that changes its id twice`() {
        let told = played { world in
            let model = Model()
            let go = world.state("go", false)
            world.show(
                .view("Host") { _ in
                    .group(
                        .text("").task(id: model.id) { await pause(1000) },
                        .view("Child", model.id) { _ in
                            // If a body writes state, the parent runs again in the same update; apps should not
                            // write state in a body.
                            if go.value, model.id == 1 { model.id = 2 }
                            return .text("")
                        })
                })
            world.fromHere()
            go.value = true
            model.id = 1
        }
        let tasks = told.split(separator: "\n").filter { $0.hasPrefix("task") }
        #expect(tasks == ["task 1 cancelled, idChanged", "task 2 started", "task 1 finished"])
    }
}

@MainActor @Suite struct `An onChange` {
    @Test func `runs after all appearances of its update, and before tasks start`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.show(
                .view("Host") { _ in
                    .group(
                        .text("").onChange(of: count.value) { world.say("from \($0) to \($1)") },
                        .branch(
                            count.value,
                            .text("").onAppear { world.say("appeared") }.task { world.say("task") })
                    )
                })
            world.fromHere()
            count.value = 1
        }
        #expect(
            told == """
                Host: body, count
                appeared
                from 0 to 1
                task 2 started
                task
                task 2 finished
                """)
    }

    @Test func `also runs on appearance if it is initial`() {
        let told = played { world in
            world.show(.text("").onChange(of: 1, isInitial: true) { world.say("\($0), \($1)") })
        }
        #expect(told == "1, 1\nscreen: ")
    }

    @Test func `does not run for a view that leaves in the same update`() {
        let told = played { world in
            let model = Model()
            let go = world.state("go", false)
            world.show(
                .view("Host") { _ in
                    .branch(
                        model.id == 2,
                        model.id == 2
                            ? nil
                            : .group(
                                .text("").onChange(of: model.id) { world.say("\($0) to \($1)") },
                                .view("Child", model.id) { _ in
                                    if go.value, model.id == 1 { model.id = 2 }
                                    return .text("")
                                }))
                })
            world.fromHere()
            go.value = true
            model.id = 1
        }
        #expect(!told.contains("0 to 1"))
    }
}

@Observable private final class Model { var id = 0 }
