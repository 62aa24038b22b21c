import Referee
import Scenario
import Testing

/// What an app can learn of chance depends on its seed alone.
@Suite struct `Luck` {
    private func fortune() throws -> FortuneTeller { try FortuneTeller.shared.get() }

    /// What a seed decides.
    private static let drawn: Set = [
        "Int.random", "Double.random", "Bool.random", "randomElement", "shuffled",
        "SystemRandomNumberGenerator",
        "UUID", "globallyUniqueString", "getrandom", "getentropy", "arc4random", "device", "body", "later",
    ]

    /// What no seed decides. Bodies of other lengths move what is made after them, so addresses may follow the seed.
    private static let fixed: Set = [
        "rand", "hashValue", "Set", "Dictionary", "grown Set", "metatype", "environment", "getenv HOME",
        "getenv TZ", "getenv PATH", "getenv SWIFT_DETERMINISTIC_HASHING", "process", "system calls",
        "host name",
        "version", "user", "arguments", "folder", "walk", "capacity", "names", "kernel", "Date",
        "clocks", "uptime", "used",
    ]

    private static let addresses: Set = [
        "ObjectIdentifier", "order by hash", "Set of objects", "stack", "malloc", "task", "thread",
    ]

    /// The names of what is not the same in both, with both values.
    private func differences(_ left: Trace, _ right: Trace) -> [String: String] {
        let (left, right) = (FortuneTeller.told(left), FortuneTeller.told(right))
        var found: [String: String] = [:]
        for name in Set(left.keys).union(right.keys) where left[name] != right[name] {
            found[name] = "\(left[name] ?? "-")\n\(right[name] ?? "-")"
        }
        return found
    }

    @Test func `is the same in twenty hosts`() throws {
        let first = try fortune().play()
        #expect(FortuneTeller.told(first)["folder"] != " []")
        #expect(Set(FortuneTeller.told(first).keys) == Self.drawn.union(Self.fixed).union(Self.addresses))
        for _ in 1..<20 {
            let other = try fortune().play()
            #expect(differences(first, other) == [:])
            let isSame = first == other
            #expect(isSame)
        }
    }

    @Test func `is the same in the copies of one host as in hosts of their own`() throws {
        let own = try fortune().play(seed: 2)
        for copy in try fortune().playCopied(20, seed: 2) {
            #expect(differences(own, copy) == [:])
            let isSame = own == copy
            #expect(isSame)
        }
    }

    @Test func `is another under another seed`() throws {
        let found = differences(try fortune().play(seed: 1), try fortune().play(seed: 2))
        #expect(Set(found.keys).subtracting(Self.addresses) == Self.drawn)
    }

    @Test func `tells nothing of who watches`() throws {
        let told = FortuneTeller.told(try fortune().play())
        #expect(told["environment"]?.contains("SWIFT") == false)
        #expect(told["process"] == " [941, 1, 941, 941]")
        // An answer reaches `syscall` by another name, which knows one question: the number of the thread.
        #expect(told["system calls"] == " [-1, 941]")
        #expect(told["host name"] == " course")
        #expect(told["capacity"] == " [4, 4, 4096]")
        #expect(told["arguments"] == " 1")
        #expect(told["kernel"] == " []")
    }
}
