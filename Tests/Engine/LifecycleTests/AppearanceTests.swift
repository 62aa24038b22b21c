import Testing

@testable import Lifecycle

@MainActor @Suite struct `Appearance` {
    @Test func `reaches the deepest view first, and inner modifiers before outer ones`() {
        let told = played { world in
            world.show(
                .view("Host") { _ in
                    .view("Child") { _ in
                        .text("").onAppear { world.say("inner") }.onAppear { world.say("outer") }
                    }
                    .onAppear { world.say("around the child") }
                })
        }
        #expect(
            told == """
                Host: body, mounted
                Host/Child: body, mounted
                inner
                outer
                Host/Child appeared
                around the child
                Host appeared
                screen:\u{20}
                """)
    }

    @Test func `of a container lasts from its first view to its last`() {
        let told = played { world in
            let (left, right) = (world.state("left", false), world.state("right", false))
            world.show(
                .box(
                    .view("Host") { _ in
                        .group(
                            .branch(left.value, left.value ? .text("left") : nil),
                            .branch(right.value, right.value ? .text("right") : nil)
                        )
                        .onAppear { world.say("in") }.onDisappear { world.say("out") }
                    }))
            world.fromHere()
            for write in [(left, true), (right, true), (left, false), (right, false)] {
                write.0.value = write.1
                world.settle()
            }
        }
        let told2 = told.split(separator: "\n").filter { !$0.contains("body") }
        #expect(
            told2 == [
                "in", "Host appeared", "screen: left", "screen: left, right", "screen: right", "out",
                "Host disappeared", "screen: ",
            ])
    }

    @Test func `never happens to a container without views, whose task never starts`() {
        let told = played { world in
            world.show(
                .box(.group(.branch(1, nil)).onAppear { world.say("appeared") }.task { world.say("task") }))
        }
        #expect(told.isEmpty)
    }

    @Test func `happens to a root without views and lasts as long as the root`() {
        let told = played { world in
            let shows = world.state("shows", false)
            world.show(
                .view("Host") { _ in
                    .branch(shows.value, shows.value ? .text("content") : nil)
                        .onAppear { world.say("appeared") }.onDisappear { world.say("disappeared") }
                        .task { world.say("task") }
                })
            world.fromHere()
            shows.value = true
            world.settle()
            shows.value = false
        }
        #expect(!told.contains("appeared") && !told.contains("task"), "\(told)")
    }

    @Test func `happens to an empty box`() {
        let told = played { world in
            world.show(.box(.group()).onAppear { world.say("appeared") })
        }
        #expect(told == "appeared")
    }

    @Test func `of new views comes before the disappearance of the views that they replace`() {
        let told = played { world in
            let id = world.state("id", 1)
            world.show(
                .view("Host") { _ in
                    let id = id.value
                    return .branch(
                        id,
                        .text("\(id)").onAppear { world.say("\(id) in") }.onDisappear {
                            world.say("\(id) out")
                        })
                })
            world.fromHere()
            id.value = 2
        }
        #expect(
            told == """
                Host: body, id
                2 in
                1 out
                screen: 2
                """)
    }

    @Test func `repeats when a tab is selected again with its state kept`() {
        let told = played { world in
            let tab = world.state("tab", "a")
            var cell: StateCell<Int>?
            world.show(
                .view("Host") { _ in
                    .tabs(["a", "b"], selected: tab.value) { key in
                        .view(key) { node in
                            let count = node.state("count", 0)
                            if key == "a" { cell = count }
                            return .text("\(key) \(count.value)")
                        }
                    }
                })
            cell?.value = 5
            world.fromHere()
            for key in ["b", "a"] {
                tab.value = key
                world.settle()
            }
        }
        #expect(
            told == """
                Host: body, tab
                Host/b: body, mounted
                Host/b appeared
                Host/a disappeared
                screen: b 0
                Host: body, tab
                Host/a appeared
                Host/b disappeared
                screen: a 5
                """)
    }

    @Test func `moves to the page below when the top page is popped`() {
        let told = played { world in
            let path = world.state("path", ["root", "1", "2"])
            world.show(
                .view("Host") { _ in .pages(path.value) { key in .view(key) { _ in .text(key) } } })
            world.fromHere()
            path.value = ["root"]
        }
        #expect(
            told == """
                Host: body, path
                Host/root appeared
                Host/2 disappeared
                screen: root
                """)
    }

    @Test func `ends for all views at once when the app leaves the screen`() {
        let told = played { world in
            world.show(
                .view("Host") { _ in
                    .group(
                        .text("").onDisappear { world.say("left") },
                        .text("").onDisappear { world.say("right") })
                })
            world.fromHere()
            world.tree.unmount()
        }
        #expect(
            told == """
                left
                right
                Host disappeared
                screen:\u{20}
                """)
    }
}
