import Testing

@testable import Classroom

@Suite struct `In the progress line` {
    private let began = ContinuousClock.now

    private func advance(_ done: Int, of total: Int, reused: Int = 0, slowest: Advance.InWork? = nil)
        -> Advance
    {
        let answer = GradedAnswer("changing-picture", grade: Grade(.missing, "There is no Picture.swift."))
        return Advance(
            student: Student("anna"), result: answer, isReused: false, done: done, reused: reused,
            total: total,
            slowest: slowest)
    }

    private func counter(_ advance: Advance, after seconds: Int) -> String {
        AdvanceLine(advance, began: began, now: began + .seconds(seconds)).counter
    }

    @Test func `the estimate appears after two seconds and disappears in the last five`() {
        #expect(counter(advance(1, of: 40), after: 1) == "1 of 40 done")
        #expect(counter(advance(10, of: 40), after: 10) == "10 of 40 done, 1.0 a second, about 30 s left")
        #expect(counter(advance(10, of: 400), after: 10) == "10 of 400 done, 1.0 a second, about 7 min left")
        #expect(counter(advance(39, of: 40), after: 39) == "39 of 40 done, 1.0 a second")
    }

    @Test func `answers from the journal do not change the estimate`() {
        #expect(
            counter(advance(30, of: 40, reused: 29), after: 3)
                == "30 of 40 done, 0.3 a second, about 30 s left")
    }

    @Test func `a slow answer is named`() {
        let slowest = Advance.InWork(student: Student("ben"), exercise: "two-currencies", began: began)
        #expect(counter(advance(1, of: 2, slowest: slowest), after: 4) == "1 of 2 done, 0.3 a second")
        #expect(
            counter(advance(1, of: 2, slowest: slowest), after: 40)
                == "1 of 2 done, 40 s each, about 40 s left; ben's answer to two-currencies has taken 40 s so far"
        )
    }

    @Test func `the full line names the student, the exercise and the grade`() {
        #expect(
            AdvanceLine(advance(1, of: 40), began: began).full
                == "1 of 40: anna, changing-picture: There is no Picture.swift.")
    }
}
