import Scenario
import Testing

@Suite struct `A run's seed` {
    @Test func `draws the same for the same purpose only`() {
        let seed: RunSeed = 7
        #expect(seed.bytes(for: "tie of request 1") == RunSeed(7).bytes(for: "tie of request 1"))
        let purposes = (1...100).map { "tie of request \($0)" } + ["host", "fingerprint", ""]
        let seeds = [1, 2, 7, .secret(), .secret()] as [RunSeed]
        #expect(Set(seeds.flatMap { seed in purposes.map(seed.bytes) }).count == seeds.count * purposes.count)
        #expect(Set(seeds.map(\.ofHost)).count == seeds.count)
    }

    /// Python's implementation of BLAKE2b computed the expected numbers.
    @Test func `draws the same as in every earlier version`() {
        #expect((1 as RunSeed).ofHost == 13_247_128_391_123_694_207)
        var stream = (1 as RunSeed).stream(for: "pick height")
        #expect(stream.next() == 1_351_425_872_709_036_085)
    }

    @Test func `shows a secret as its fingerprint`() throws {
        let secret = RunSeed.secret()
        #expect(secret.isSecret && secret.number == nil)
        #expect("\(secret)".wholeMatch(of: /secret [0-9a-f]{16}/) != nil)
        #expect(!"\(secret)".contains(secret.revealed.prefix(8)))
        #expect(secret.revealed.count == 32)
        #expect(RunSeed(revealed: secret.revealed) == secret)
    }

    @Test func `reads back a revealed seed`() {
        #expect("\(7 as RunSeed)" == "7")
        #expect(RunSeed(revealed: "7") == 7)
        #expect(RunSeed(revealed: "18446744073709551615") == RunSeed(.max))
        let short = RunSeed(revealed: "00000000000000000000000000000007")
        #expect(short?.revealed == "00000000000000000000000000000007")
        #expect(short != 7)
        for word in [
            "", "random", "-1", "7 ", "18446744073709551616", "+0000000000000000000000000000007",
            "g0000000000000000000000000000007",
        ] {
            #expect(RunSeed(revealed: word) == nil, "\(word)")
        }
    }
}
