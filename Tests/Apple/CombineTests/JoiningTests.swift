import Combine
import Testing

/// Each test feeds two subjects from one line of text and compares the output. Lowercase letters go to the first
/// subject, uppercase letters to the second subject. The mark `|` ends the first subject, and `/` ends the second
/// subject.
@MainActor @Suite struct `An operator on several publishers` {
    private func play<P: Publisher>(
        _ feed: String,
        _ join: (PassthroughSubject<Character, Never>, PassthroughSubject<Character, Never>) -> P
    ) -> String {
        let (a, b, told) = (
            PassthroughSubject<Character, Never>(), PassthroughSubject<Character, Never>(), Record()
        )
        let cancellable = told.follow(join(a, b))
        defer { cancellable.cancel() }
        for sign in feed {
            switch sign {
            case "|": a.send(completion: .finished)
            case "/": b.send(completion: .finished)
            case let sign where sign.isLowercase: a.send(sign)
            default: b.send(sign)
            }
        }
        return told.line
    }

    @Test func `merges`() {
        #expect(play("aBc|D/") { $0.merge(with: $1) } == "a B c D |")
    }

    @Test func `combines the latest values`() {
        #expect(play("abXcY|Z/") { $0.combineLatest($1) { "\($0)\($1)" } } == "bX cX cY cZ |")
    }

    @Test func `zips until one publisher ends`() {
        #expect(play("abXcY|Z") { $0.zip($1) { "\($0)\($1)" } } == "aX bY cZ |")
    }

    @Test func `takes three or four publishers`() {
        let three = Just(1).combineLatest(Just(2), Just(3)).map { "\($0)\($1)\($2)" }
        #expect(record(three) == "123 |")
        let four = Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)).map { "\($0)\($1)\($2)\($3)" }
        #expect(record(four) == "1234 |")
        #expect(record(Just(1).merge(with: Just(2), Just(3))) == "1 2 3 |")
        #expect(record(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 |")
    }

    @Test func `fails as soon as one publisher fails`() {
        let failing = Fail<Int, Trouble>(error: .here)
        let other = Empty<Int, Trouble>(completeImmediately: false)
        #expect(record(other.merge(with: failing)) == "✗ here")
        #expect(record(failing.zip(other)) == "✗ here")
        #expect(record(other.combineLatest(failing)) == "✗ here")
    }

    @Test func `follows a publisher for each value`() {
        #expect(record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 |")
        #expect(record(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .here) }) == "✗ here")
        let failing = Just(1).setFailureType(to: Trouble.self)
        #expect(record(failing.flatMap { Just($0 + 1) }) == "2 |")
    }

    @Test func `follows no more publishers than allowed`() {
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let told = Record()
        let cancellable = told.follow([0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] })
        inner[1].send(9)  // The operator is not yet subscribed to `inner[1]`.
        inner[0].send(1)
        inner[0].send(completion: .finished)
        inner[1].send(2)
        inner[1].send(completion: .finished)
        cancellable.cancel()
        #expect(told.line == "1 2 |")
    }

    @Test func `leaves demand for others beside a publisher without an end`() {
        let endless = [1, 2].publisher.flatMap { start in ((start * 10)...).publisher }
        #expect(record(endless.prefix(3)) == "10 11 12 |")
    }

    @Test func `switches to the latest publisher`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b, told) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Record())
        let cancellable = told.follow(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)  // No subscriber is left.
        b.send(3)
        outer.send(completion: .finished)
        b.send(4)
        b.send(completion: .finished)
        cancellable.cancel()
        #expect(told.line == "1 3 4 |")
    }

    @Test func `shares one subscription`() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let told = Record()
        let first = told.follow(shared, as: "a")
        let second = told.follow(shared, as: "b")
        source.send(1)
        first.cancel()
        source.send(2)
        second.cancel()
        source.send(3)
        #expect(told.line == "a1 b1 b2")
        #expect(subscriptions == 1)
    }
}
