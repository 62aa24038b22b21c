import Testing
import VirtualTime

@Suite struct `The agenda` {
    private func drain(_ agenda: inout Agenda<String>) -> [String] {
        var lines: [String] = []
        while let item = agenda.takeFirst(through: .distantFuture) { lines.append("\(agenda.now): \(item)") }
        return lines
    }

    @Test func `returns entries by instant, whatever order they arrived in`() {
        var agenda = Agenda<String>()
        agenda.add("answer", at: .zero + .milliseconds(300))
        agenda.add("tap", at: .zero + .milliseconds(100))
        agenda.add("wake", at: .zero + .milliseconds(200))
        #expect(drain(&agenda) == ["100 ms: tap", "200 ms: wake", "300 ms: answer"])
    }

    @Test func `keeps the order of arrival within an instant`() {
        var agenda = Agenda<String>()
        for name in ["a", "b", "c", "d", "e"] { agenda.add(name, at: .zero + .milliseconds(5)) }
        #expect(drain(&agenda) == ["5 ms: a", "5 ms: b", "5 ms: c", "5 ms: d", "5 ms: e"])
    }

    @Test func `puts an entry that is added during an instant after those already due`() {
        var agenda = Agenda<String>()
        agenda.add("first", at: .zero + .milliseconds(5))
        agenda.add("second", at: .zero + .milliseconds(5))
        #expect(agenda.takeFirst(through: .distantFuture) == "first")
        agenda.addNow("added by first")
        agenda.add("also due now", at: .zero)
        #expect(drain(&agenda) == ["5 ms: second", "5 ms: added by first", "5 ms: also due now"])
    }

    @Test func `closes an instant once nothing else is due in it`() {
        var agenda = Agenda<String>()
        agenda.add("due", at: .zero + .milliseconds(5))
        #expect(agenda.takeFirst(through: .distantFuture) == "due")
        agenda.addToClose("reported back")
        agenda.addNow("done at once")
        agenda.add("later", at: .zero + .milliseconds(6))
        #expect(agenda.hasWorkNow)
        #expect(drain(&agenda) == ["5 ms: done at once", "5 ms: reported back", "6 ms: later"])
    }

    @Test func `stops at the limit and leaves time unchanged`() {
        var agenda = Agenda<String>()
        agenda.add("late", at: .zero + .seconds(10))
        #expect(agenda.takeFirst(through: .zero + .seconds(9)) == nil)
        #expect(agenda.now == .zero)
        #expect(agenda.takeFirst(through: .zero + .seconds(10)) == "late")
    }

    @Test func `finds the first timer that counts`() {
        var agenda = Agenda<String>()
        agenda.add("dead", at: .zero + .seconds(1))
        agenda.add("alive", at: .zero + .seconds(3))
        agenda.add("alive", at: .zero + .seconds(2))
        #expect(agenda.firstTimer { $0 == "alive" } == .zero + .seconds(2))
        #expect(agenda.firstTimer { _ in false } == nil)
    }

    @Test func `returns dismissed entries in the same order`() {
        var agenda = Agenda<String>()
        for name in ["dead", "alive", "dead too", "alive too"] { agenda.add(name, at: .zero + .seconds(1)) }
        agenda.add("dead first", at: .zero + .milliseconds(5))
        #expect(agenda.firstTimer { $0.hasPrefix("alive") } == .zero + .seconds(1))
        #expect(
            drain(&agenda) == [
                "5 ms: dead first", "1 s: dead", "1 s: alive", "1 s: dead too", "1 s: alive too",
            ])
    }

    @Test func `checks a dismissed entry once`() {
        var agenda = Agenda<String>()
        for moment in 1...1000 { agenda.add("dead", at: .zero + .seconds(moment)) }
        agenda.add("alive", at: .zero + .seconds(2000))
        var looks = 0
        for _ in 1...1000 {
            _ = agenda.firstTimer {
                looks += 1
                return $0 == "alive"
            }
        }
        #expect(looks == 2000)
    }

    @Test func `sorts ten thousand random timers correctly`() {
        var random = Linear(state: 20_260_105)
        var agenda = Agenda<Int>()
        var expected: [(VirtualInstant, Int)] = []
        for index in 0..<10_000 {
            let instant = VirtualInstant.zero + .milliseconds(Int.random(in: 1...500, using: &random))
            agenda.add(index, at: instant)
            expected.append((instant, index))
        }
        var taken: [Int] = []
        while let item = agenda.takeFirst(through: .distantFuture) {
            taken.append(item)
            // In this test, every third number counts as a timer. Calling `firstTimer` must not change the
            // order.
            let next = agenda.firstTimer { $0.isMultiple(of: 3) }
            #expect(next.map { $0 >= agenda.now } ?? true)
        }
        #expect(taken == expected.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1))
    }
}

@Suite struct `A duration` {
    @Test(arguments: [
        (Duration.zero, "0 ms"), (.milliseconds(300), "300 ms"), (.microseconds(1500), "1.5 ms"),
        (.seconds(2), "2 s"), (.milliseconds(1500), "1.5 s"), (.seconds(60), "1 min"),
        (.seconds(3600), "1 h"),
        (.seconds(90), "90 s"), (.milliseconds(-20), "-20 ms"),
    ])
    func `is printed as people write it`(duration: Duration, spelling: String) {
        #expect(duration.spelled == spelling)
    }

    @Test func `that leads past the last instant ends at the last instant`() {
        #expect(VirtualInstant.zero + .seconds(Int64.max) == .distantFuture)
    }
}

/// A generator with the same numbers in each run.
private struct Linear: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
