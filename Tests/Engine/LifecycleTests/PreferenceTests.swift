import Testing

@testable import Lifecycle

@MainActor @Suite struct `A preference` {
    @Test func `reports its value at first, even if no view sets one`() {
        let told = played { world in
            world.show(.text("").onWordsChange { world.say("words \($0)") })
        }
        #expect(told == "words []\nscreen: ")
    }

    @Test func `combines the views' values in order`() {
        let told = played { world in
            world.show(
                .group(.text("").saying("a"), .box(.text("").saying("b"))).onWordsChange {
                    world.say("words \($0)")
                })
        }
        #expect(told.hasPrefix(#"words ["a", "b"]"#))
    }

    @Test func `is replaced by a value that is set further out`() {
        let told = played { world in
            world.show(.text("").saying("inner").saying("outer").onWordsChange { world.say("words \($0)") })
        }
        #expect(told.hasPrefix(#"words ["outer"]"#))
    }

    /// Tests which values a preference reports when the views that set it change.
    private func change(_ old: [String], to new: [String]) -> String {
        played { world in
            let keys = world.state("keys", old)
            world.show(
                Piece.view("Host") { _ in
                    .rows(keys.value) { key in .view(key) { _ in .text("").saying(key) } }
                }
                .onWordsChange { world.say("words \($0)") })
            world.fromHere()
            keys.value = new
        }
    }

    @Test func `is reported again when a view that sets it appears or leaves`() {
        #expect(change(["a"], to: ["a", "b"]).contains(#"words ["a", "b"]"#))
        #expect(change(["a", "b"], to: ["b"]).contains(#"words ["b"]"#))
    }

    @Test func `is reported again when views that set it change places`() {
        #expect(change(["a", "b"], to: ["b", "a"]).contains(#"words ["b", "a"]"#))
    }

    @Test func `is not set by a node without views`() {
        let told = played { world in
            let shows = world.state("shows", false)
            world.show(
                Piece.view("Host") { _ in
                    .group(.text(""), .branch(shows.value, shows.value ? .text("x") : nil).saying("a"))
                }
                .onWordsChange { world.say("words \($0)") })
            shows.value = true
            world.settle()
            shows.value = false
        }
        let words = told.split(separator: "\n").filter { $0.hasPrefix("words") }
        #expect(words == ["words []", #"words ["a"]"#, "words []"])
    }

    @Test func `reaches the innermost listener first`() {
        let told = played { world in
            world.show(
                .box(.text("").saying("a").onWordsChange { world.say("inner \($0)") })
                    .onWordsChange { world.say("outer \($0)") })
        }
        #expect(told.hasPrefix("inner [\"a\"]\nouter [\"a\"]"))
    }
}
