import Testing

@testable import Lifecycle

@MainActor @Suite struct `A preference` {
    @Test func `is told at first, also when no view says anything`() {
        let told = played { world in
            world.show(.text("").onWordsChange { world.say("words \($0)") })
        }
        #expect(told == "words []\nscreen: ")
    }

    @Test func `is put together in the order of the views`() {
        let told = played { world in
            world.show(
                .group(.text("").saying("a"), .box(.text("").saying("b"))).onWordsChange {
                    world.say("words \($0)")
                })
        }
        #expect(told.hasPrefix(#"words ["a", "b"]"#))
    }

    @Test func `said outside replaces what is said inside`() {
        let told = played { world in
            world.show(.text("").saying("inner").saying("outer").onWordsChange { world.say("words \($0)") })
        }
        #expect(told.hasPrefix(#"words ["outer"]"#))
    }

    /// What is told when the views that speak become others.
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

    @Test func `is told again when a view that speaks comes or goes`() {
        #expect(change(["a"], to: ["a", "b"]).contains(#"words ["a", "b"]"#))
        #expect(change(["a", "b"], to: ["b"]).contains(#"words ["b"]"#))
    }

    @Test func `is told again when views that speak change places`() {
        #expect(change(["a", "b"], to: ["b", "a"]).contains(#"words ["b", "a"]"#))
    }

    @Test func `is not said by what holds no view`() {
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

    @Test func `is told to the innermost listener first`() {
        let told = played { world in
            world.show(
                .box(.text("").saying("a").onWordsChange { world.say("inner \($0)") })
                    .onWordsChange { world.say("outer \($0)") })
        }
        #expect(told.hasPrefix("inner [\"a\"]\nouter [\"a\"]"))
    }
}
