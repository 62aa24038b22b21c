import Referee
import Scenario
import Testing

@Suite struct `An app's randomness` {
    private func fortune() throws -> FortuneTeller { try FortuneTeller.shared.get() }

    /// Values that depend on the seed.
    private static let drawn: Set = [
        "Int.random", "Double.random", "Bool.random", "randomElement", "shuffled",
        "SystemRandomNumberGenerator",
        "UUID", "globallyUniqueString", "getrandom", "getentropy", "arc4random", "device", "body", "later",
    ]

    /// Values that do not depend on the seed. Addresses in memory are not in this list: they change with the
    /// lengths of the response bodies, which depend on the seed.
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

    /// The names of the values that differ between two runs, each with both values.
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

    @Test func `is the same in a host's copies as in new hosts`() throws {
        let own = try fortune().play(seed: 2)
        for copy in try fortune().playCopied(20, seed: 2) {
            #expect(differences(own, copy) == [:])
            let isSame = own == copy
            #expect(isSame)
        }
    }

    @Test func `differs under another seed`() throws {
        let found = differences(try fortune().play(seed: 1), try fortune().play(seed: 2))
        #expect(Set(found.keys).subtracting(Self.addresses) == Self.drawn)
    }

    @Test func `does not reveal that the course runs the app`() throws {
        let told = FortuneTeller.told(try fortune().play())
        #expect(told["environment"]?.contains("SWIFT") == false)
        #expect(told["process"] == " [941, 1, 941, 941]")
        // In an answer, `syscall` is a function of the host that only returns the thread's number.
        #expect(told["system calls"] == " [-1, 941]")
        #expect(told["host name"] == " course")
        #expect(told["capacity"] == " [4, 4, 4096]")
        #expect(told["arguments"] == " 1")
        #expect(told["kernel"] == " []")
    }
}
