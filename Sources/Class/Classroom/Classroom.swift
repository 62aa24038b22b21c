// Classroom: grades many submissions on all cores. No submission can affect the result of another submission.
//
// `Intake/` finds the students and their files. `Class/` has the roster, the deadline and other rules. `Keeping/`
// stores grades on disk. `Grades/` has the resulting gradebook, and `Formats/` writes the gradebook for people and
// schools' systems. `Shards/` splits a class and merges its parts. A closure grades each answer, so the module
// Classroom starts no process. Start reading in this file, and continue with `Intake`, `Journal` and `Gradebook`.

import Curriculum
import Dispatch
import Essentials
import Verification
import Workshop

/// Grades a class's answers to some exercises.
///
///     let classroom = Classroom(exercises: exercises, conditions: conditions) {
///         exercise, answer throws(VerificationFault) in
///         Grade(try Verifier(for: exercise, in: workshop, seed: 1).mark(answer))
///     }
///     switch try classroom.grade(intake, journal: journal) { … }
///
/// The same answers under the same conditions give the same gradebook, in any order of grading and after any
/// interruption.
public struct Classroom: Sendable {
    /// The closure that grades one answer; it may block, and several threads call it at once.
    public typealias Judge = @Sendable (Exercise, [UInt8]) throws(VerificationFault) -> Grade

    public enum Ending: Sendable {
        case finished(Gradebook)
        /// The caller interrupted grading. The journal has all grades so far.
        case interrupted(done: Int, total: Int)
    }

    let exercises: [Exercise]
    let conditions: Conditions
    let rules: ClassRules
    private let jobs: Int
    let judge: Judge
    private let turns = Turns()

    public init(
        exercises: [Exercise], conditions: Conditions, rules: ClassRules = ClassRules(), jobs: Int = 1,
        judge: @escaping Judge
    ) {
        self.exercises = exercises.sorted { $0.number < $1.number }
        self.conditions = conditions
        self.rules = rules
        self.jobs = max(1, jobs)
        self.judge = judge
    }

    /// - Parameters:
    ///   - shard: the part of the class to grade; nil for the whole class.
    ///   - report: a closure called after each answer, from several threads, but never twice at once.
    ///   - isInterrupted: a closure called before each answer, and repeatedly while answers are graded.
    ///   - patience: the time that answers in progress get after an interruption. The next run grades unfinished
    ///     answers.
    public func grade(
        _ intake: Intake, journal: Journal, shard: Shard? = nil,
        report: @escaping @Sendable (Advance) -> Void = { _ in },
        isInterrupted: @escaping @Sendable () -> Bool = { false }, patience: Duration = .seconds(5)
    ) throws(ClassroomFault) -> Ending {
        let assignments = assignments(of: intake)
        let list = AssignmentList(assignments, report: report)
        let workers = DispatchGroup()
        for _ in 0..<min(jobs, max(1, assignments.count)) {
            workers.enter()
            // Decoding the messages of a hostile app may recurse deeply.
            BackgroundThread.start(stack: 8 << 20) {
                work(on: list, intake, journal, shard, isInterrupted)
                workers.leave()
            }
        }
        wait(for: workers, patience, isInterrupted)
        guard let results = try list.results() else {
            return .interrupted(done: list.done, total: list.total)
        }
        return .finished(gradebook(results, intake, shard))
    }

    func assignments(of intake: Intake) -> [Assignment] {
        Enrollment(of: intake, on: rules.roster).seats.flatMap { seat in
            exercises.map { Assignment(student: seat.student, exercise: $0, member: seat.member) }
        }
    }

    private func wait(for workers: DispatchGroup, _ patience: Duration, _ isInterrupted: @Sendable () -> Bool)
    {
        var end: ContinuousClock.Instant?
        while workers.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
            if isInterrupted(), end == nil { end = .now + patience }
            if let end, end <= .now { return }
        }
    }

    private func work(
        on list: AssignmentList, _ intake: Intake, _ journal: Journal, _ shard: Shard?,
        _ isInterrupted: @Sendable () -> Bool
    ) {
        while !isInterrupted(), let (place, assignment) = list.next() {
            do throws(ClassroomFault) {
                if let (result, isReused) = try result(of: assignment, intake, journal, shard) {
                    list.finish(place, with: result, isReused: isReused)
                } else {
                    list.skip(place)
                }
            } catch {
                list.stop(for: error)
            }
        }
    }

    private func gradebook(
        _ results: [(Assignment, GradedAnswer)], _ intake: Intake, _ shard: Shard?
    ) -> Gradebook {
        let assigned = exercises.map(rules.assigned)
        let entries = Dictionary(grouping: results) { $0.0.student }.sorted { $0.key < $1.key }.map {
            student, results in
            let answers = results.map(\.1)
            return Gradebook.Entry(
                student: student.name, person: rules.person(results[0].0.member),
                total: shard == nil ? Total(answers, assigned).value : nil, results: answers)
        }
        return Gradebook(
            entries, exercises: assigned, conditions: conditions, deadline: rules.deadline,
            unplaced: intake.unplaced,
            shard: shard)
    }

    // MARK: - One answer

    /// Grades one answer; returns nil if the answer belongs to another shard.
    private func result(
        of assignment: Assignment, _ intake: Intake, _ journal: Journal, _ shard: Shard?
    ) throws(ClassroomFault) -> (GradedAnswer, isReused: Bool)? {
        let found: [StudentFile]
        let answers: [[UInt8]]
        do throws(Obstacle) {
            (found, answers) = try attempts(at: assignment, intake)
        } catch {
            guard shard?.holds(assignment.digest) ?? true else { return nil }
            return (GradedAnswer(assignment.exercise.id, grade: Grade(error)), false)
        }
        guard shard?.holds(Digest(of: answers[0])) ?? true else { return nil }
        var graded: [(GradedAnswer, isReused: Bool)] = []
        for (file, bytes) in zip(found, answers) {
            graded.append(try self.graded(bytes, file, of: found.count, assignment, journal))
        }
        return best(of: graded)
    }

    /// Finds all attempts, last one first, and reads the attempts that the rules choose.
    func attempts(
        at assignment: Assignment, _ intake: Intake
    ) throws(Obstacle) -> ([StudentFile], [[UInt8]]) {
        let search = AnswerSearch(assignment.exercise, takesAnyName: rules.takesAnyName, among: exercises)
        let found = try search.look(in: intake.files(of: assignment.student))
        let answers = try rules.counts.chosen(of: found).map { file throws(Obstacle) in
            try intake.contents(of: file)
        }
        return (found, answers)
    }

    /// Chooses the attempt with the best score after deductions. Among equal scores, the attempt handed in
    /// last wins.
    private func best(of graded: [(GradedAnswer, isReused: Bool)]) -> (GradedAnswer, isReused: Bool)? {
        var best: (GradedAnswer, isReused: Bool)?
        for candidate in graded where (candidate.0.counted ?? -1) > (best?.0.counted ?? -2) {
            best = candidate
        }
        return best
    }

    private func graded(
        _ bytes: [UInt8], _ file: StudentFile, of attempts: Int, _ assignment: Assignment, _ journal: Journal
    ) throws(ClassroomFault) -> (GradedAnswer, isReused: Bool) {
        let digest = Digest(of: bytes)
        let (grade, isReused) = try grade(bytes, digest, assignment, journal)
        var answer = GradedAnswer(assignment.exercise.id, grade: grade, answer: file.name, digest: digest)
        let source = file.source.name
        answer.source = source == "\(assignment.student.name)/\(file.name)" ? nil : source
        answer.attempts = attempts > 1 ? attempts : nil
        rules.note(when: file, of: assignment.member, in: &answer)
        return (answer, isReused)
    }

    private func grade(
        _ bytes: [UInt8], _ digest: Digest, _ assignment: Assignment, _ journal: Journal
    ) throws(ClassroomFault) -> (Grade, isReused: Bool) {
        let key = conditions.key(assignment.exercise, digest)
        if let known = try journal.grade(key) { return (known, true) }
        if let former = conditions.formerKey(assignment.exercise, digest),
            let known = try journal.grade(former)
        {
            return (known, true)
        }
        let grade = try judged(bytes, for: assignment.exercise)
        // After a failure of the machine, the journal stores no grade, so that the next run grades the answer
        // again.
        if grade.outcome != .notMarked { try journal.record(grade, as: key, for: assignment) }
        return (grade, false)
    }

    // MARK: - Faults

    /// If the machine fails while grading an answer, the answer is graded again alone, because other answers may have
    /// overloaded the machine. If the machine fails again, the course grades its own solution to test the machine. If
    /// grading the solution fails too, the whole grading stops; if the solution can be graded, only this answer gets
    /// no grade.
    private func judged(_ answer: [UInt8], for exercise: Exercise) throws(ClassroomFault) -> Grade {
        var last: VerificationFault
        do throws(VerificationFault) {
            return try turns.beside { () throws(VerificationFault) in try judge(exercise, answer) }
        } catch { last = error }
        guard case .machine = last else { return Grade(notMarked: last) }
        do throws(VerificationFault) {
            return try turns.alone { () throws(VerificationFault) in try judge(exercise, answer) }
        } catch { last = error }
        guard case .machine = last else { return Grade(notMarked: last) }
        do throws(VerificationFault) {
            _ = try turns.alone { () throws(VerificationFault) in
                try judge(exercise, Array(exercise.solution.text.utf8))
            }
        } catch {
            if case .machine(let fault) = error { throw .machine(fault) }
        }
        return Grade(notMarked: last)
    }
}
