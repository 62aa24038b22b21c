import Testing

@testable import Classroom

@Suite struct `In the line of progress` {
    private func advance(_ done: Int, of total: Int, reused: Int = 0) -> Advance {
        let assignment = Assignment(student: Student("anna"), exercise: .picture)
        let answer = GradedAnswer(assignment, grade: Grade(.missing, "There is no Picture.swift."))
        return Advance(result: answer, isReused: false, done: done, reused: reused, total: total)
    }

    @Test func `the counter estimates once there is something to estimate from`() {
        #expect(AdvanceLine(advance(1, of: 40), elapsed: .seconds(1)).counter == "1 of 40 done")
        #expect(
            AdvanceLine(advance(10, of: 40), elapsed: .seconds(10)).counter
                == "10 of 40 done, about 30 s left")
        #expect(
            AdvanceLine(advance(10, of: 400), elapsed: .seconds(10)).counter
                == "10 of 400 done, about 7 min left")
        #expect(AdvanceLine(advance(39, of: 40), elapsed: .seconds(39)).counter == "39 of 40 done")
    }

    @Test func `what was in the journal says nothing about what is to come`() {
        let resumed = AdvanceLine(advance(30, of: 40, reused: 29), elapsed: .seconds(3))
        #expect(resumed.counter == "30 of 40 done, about 30 s left")
    }

    @Test func `without a terminal each answer has a line`() {
        #expect(
            AdvanceLine(advance(1, of: 40), elapsed: .zero).full
                == "1 of 40: anna, changing-picture: There is no Picture.swift.")
    }
}
