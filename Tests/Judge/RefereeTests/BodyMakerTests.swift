import Scenario
import Testing
import Wire

@testable import Referee

@Suite struct `Response bodies` {
    private func texts(_ seed: RunSeed) -> [String] {
        let mint = BodyMaker(seed: seed)
        return (1...200).map { String(decoding: mint.words(for: $0, status: 200).body, as: UTF8.self) }
    }

    @Test func `depend only on the seed and the request`() {
        #expect(texts(1) == texts(1))
        #expect(Set(texts(1) + texts(2)).count == 400)
        let pictures = (1...200).map { BodyMaker(seed: 1).picture(for: $0).body }
        #expect(Set(pictures).count == 200)
    }

    @Test func `of samples have one word per resource and seed, and a number without a seed`()
        throws
    {
        func token(_ path: String, _ seed: RunSeed) throws -> SampleToken {
            try #require(
                SampleToken(body: BodyMaker(seed: seed).sample(for: Resource(path: path), request: 1).body))
        }
        let tokens = try (1...200).map { try token("/\($0)", 1) }
        #expect(Set(tokens.map(\.word)).count == 200 && Set(tokens.map(\.number)).count == 200)
        #expect(try tokens == (1...200).map { try token("/\($0)", 1) })
        let others = try (1...200).map { try token("/\($0)", 2) }
        #expect(tokens.map(\.number) == others.map(\.number))
        #expect(Set(tokens.map(\.word)).isDisjoint(with: others.map(\.word)))
    }

    @Test func `of samples differ from request to request, unless runs are compared`() throws {
        func words(_ samples: SampleRule) throws -> Set<String> {
            let maker = BodyMaker(seed: 1, samples: samples)
            return Set(
                try (1...50).map {
                    try #require(SampleToken(body: maker.sample(for: Resource(path: "/a"), request: $0).body))
                        .word
                })
        }
        #expect(try words(.eachRequestDiffers).count == 50)
        #expect(try words(.sameForEachRequest).count == 1)
    }

    @Test func `are empty for the statuses without a body`() {
        let maker = BodyMaker(seed: 1)
        #expect(maker.words(for: 1, status: 204, isEmpty: true).body.isEmpty)
        #expect(!maker.words(for: 1, status: 404).body.isEmpty)
    }

    @Test func `can be pronounced`() {
        for text in texts(3) {
            #expect(text.wholeMatch(of: /[a-z]{6} [a-z]{6} [a-z]{6}é/) != nil, "\(text)")
        }
    }

    /// The host takes its random numbers from SplitMix64, which can be run backwards. The host's seed must not reveal
    /// the bodies.
    @Test func `are not made from the host's seed`() throws {
        for seed in [1, 7, .secret()] as [RunSeed] {
            let app = Eavesdropper()
            var referee = try Referee(on: app, seed: seed)
            let given = try #require(app.seed)
            _ = referee.finish()
            #expect(given != seed.number)
            #expect(
                BodyMaker(seed: RunSeed(given)).words(for: 1, status: 200).body
                    != BodyMaker(seed: seed).words(for: 1, status: 200).body)
        }
    }

    /// If the host's random number generator also made the response bodies, an app could predict the bodies from its
    /// random numbers.
    @Test func `do not follow from a generator with the host's starting point`() {
        let given = (1 as RunSeed).ofHost
        for request in 1...50 {
            var stream = SplitMix64(seed: given, stream: request)
            var plain = SplitMix64(seed: 1, stream: request)
            let comment = BodyMaker(seed: 1).picture(for: request).body
            for guess in [letters(using: &stream), letters(using: &plain)] {
                #expect(!String(decoding: comment, as: UTF8.self).contains(guess))
            }
        }
    }

    private func letters(using random: inout SplitMix64) -> String {
        String(decoding: (0..<16).map { _ in UInt8(ascii: "a") + UInt8(random.next() % 26) }, as: UTF8.self)
    }
}

/// A host that stores the seed from the referee's first message.
private final class Eavesdropper: AppUnderTest {
    private(set) var seed: UInt64?

    func exchange(_ message: RefereeMessage) throws(WireFault) -> HostMessage {
        if case .hello(_, let seed, _, _) = message { self.seed = seed }
        return .ready(version: wireVersion, knobs: [])
    }

    func outcome(after fault: WireFault) -> RunOutcome { .completed }

    func close() {}
}
