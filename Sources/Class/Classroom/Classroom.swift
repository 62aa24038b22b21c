// Classroom: grades many submissions on all cores. No submission can affect the result of another.
//
// `Intake/` finds out who handed in what, `Class/` knows who belongs to the class and when answers were due, `Keeping/` keeps
// grades on disk, `Grades/` is what comes out, `Formats/` writes it for people and for schools' systems. How one answer is
// judged is a closure, and no process starts here.
// Start reading here; then `Intake`, `Journal`, `Gradebook`.

import Curriculum
import Foundation
import Verification
import Workshop

/// Grades the answers of a class to some exercises.
///
///     let classroom = Classroom(exercises: exercises, conditions: conditions) { exercise, answer throws(VerificationFault) in
///         Grade(try Marker(for: exercise, in: workshop, seed: 1).mark(answer))
///     }
///     switch try classroom.grade(intake, journal: journal) { … }
///
/// The same answers under the same conditions give the same gradebook, in any order of judging and however often
/// grading is interrupted.
public struct Classroom: Sendable {
    /// Judges one answer. It may block, and is called from several threads.
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
    ///   - shard: the part of the class to grade; nil for all of it.
    ///   - report: called for each answer that is done, from several threads, one call at a time.
    ///   - isInterrupted: asked before each answer, and while answers are judged.
    ///   - patience: how long an answer may still take after an interruption. Unfinished answers are judged next time.
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
            let thread = Thread {
                work(on: list, intake, journal, shard, isInterrupted)
                workers.leave()
            }
            thread.stackSize = 8 << 20  // decoding the frames of a hostile app may recurse deeply
            thread.start()
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

    /// Nil if it belongs to another part of the class.
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

    /// The attempts, the last first, and the contents of those that are chosen.
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

    /// The one with the best score that counts; the last that was handed in, if several have it.
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
        // The reason may be gone next time, so this is not kept.
        if grade.outcome != .notMarked { try journal.record(grade, as: key, for: assignment) }
        return (grade, false)
    }

    // MARK: - Faults

    /// A judge that fails is asked again, while nothing else runs: what failed may have been the machine under the load of
    /// other answers. If it fails on the course's own solution too, no answer can be judged here and grading stops.
    /// Otherwise only this answer is not marked.
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
