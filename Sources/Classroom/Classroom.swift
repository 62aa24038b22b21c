// Classroom: grades many submissions on all cores. No submission can affect the result of another.
//
// It finds the answers, has each of them judged, keeps the grades, and makes the gradebook, which `Formats/` writes. It
// does not know how one answer is judged: that is a closure, and no process starts here.
// Start reading here; then `Roster` (the students), `StudentFolder` (their files), `Journal` (the grades so far).

import Curriculum
import Foundation
import Marking
import Workshop

/// Grades the answers of a class to some exercises.
///
///     let classroom = Classroom(exercises: exercises, conditions: conditions) { exercise, answer throws(MarkingFault) in
///         Grade(try Marker(for: exercise, in: workshop, seed: 1).mark(answer))
///     }
///     switch try classroom.grade(roster, journal: journal) { … }
///
/// The same answers under the same conditions give the same gradebook, in any order of judging and however often
/// grading is interrupted.
public struct Classroom: Sendable {
    /// Judges one answer. It may block, and is called from several threads.
    public typealias Judge = @Sendable (Exercise, [UInt8]) throws(MarkingFault) -> Grade

    public enum Ending: Sendable {
        case finished(Gradebook)
        /// The caller interrupted grading. The journal has all grades so far.
        case interrupted(done: Int, total: Int)
    }

    private let exercises: [Exercise]
    private let conditions: Conditions
    private let jobs: Int
    private let takesAnyName: Bool
    private let judge: Judge
    private let turns = Turns()

    /// - Parameter takesAnyName: a student's only Swift file is the answer, whatever it is called.
    public init(
        exercises: [Exercise], conditions: Conditions, jobs: Int = 1, takesAnyName: Bool = false,
        judge: @escaping Judge
    ) {
        self.exercises = exercises.sorted { $0.number < $1.number }
        self.conditions = conditions
        self.jobs = max(1, jobs)
        self.takesAnyName = takesAnyName
        self.judge = judge
    }

    /// - Parameters:
    ///   - report: called for each answer that is done, from several threads, one call at a time.
    ///   - isInterrupted: asked before each answer, and while answers are judged.
    ///   - patience: how long an answer may still take after an interruption. Unfinished answers are judged next time.
    public func grade(
        _ roster: Roster, journal: Journal, report: @escaping @Sendable (Advance) -> Void = { _ in },
        isInterrupted: @escaping @Sendable () -> Bool = { false }, patience: Duration = .seconds(5)
    ) throws(ClassroomFault) -> Ending {
        let assignments = roster.students.flatMap { student in
            exercises.map { Assignment(student: student, exercise: $0) }
        }
        let list = AssignmentList(assignments, report: report)
        let workers = DispatchGroup()
        for _ in 0..<min(jobs, max(1, assignments.count)) {
            workers.enter()
            let thread = Thread {
                work(on: list, roster, journal, isInterrupted)
                workers.leave()
            }
            thread.stackSize = 8 << 20  // decoding the frames of a hostile app may recurse deeply
            thread.start()
        }
        wait(for: workers, patience, isInterrupted)
        guard let results = try list.results() else {
            return .interrupted(done: list.done, total: assignments.count)
        }
        return .finished(Gradebook(results, exercises: exercises, conditions: conditions))
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
        on list: AssignmentList, _ roster: Roster, _ journal: Journal, _ isInterrupted: @Sendable () -> Bool
    ) {
        while !isInterrupted(), let (place, assignment) = list.next() {
            do throws(ClassroomFault) {
                let (result, isReused) = try result(of: assignment, roster, journal)
                list.finish(place, with: result, isReused: isReused)
            } catch {
                list.stop(for: error)
            }
        }
    }

    private func result(
        of assignment: Assignment, _ roster: Roster, _ journal: Journal
    ) throws(ClassroomFault) -> (GradedAnswer, isReused: Bool) {
        let search = AnswerSearch(assignment.exercise, takesAnyName: takesAnyName, among: exercises)
        let answer: AnswerSearch.Found
        do throws(Obstacle) {
            answer = try search.look(in: roster.open(assignment.student))
        } catch {
            return (GradedAnswer(assignment, grade: Grade(error)), false)
        }
        let digest = Digest(of: answer.bytes)
        let key = conditions.key(assignment.exercise, digest)
        if let known = journal[key] {
            return (GradedAnswer(assignment, grade: known, answer: answer.name, digest: digest), true)
        }
        let grade = try judged(answer.bytes, for: assignment.exercise)
        // The reason may be gone next time, so this is not kept.
        if grade.outcome != .notMarked { try journal.record(grade, as: key, for: assignment) }
        return (GradedAnswer(assignment, grade: grade, answer: answer.name, digest: digest), false)
    }

    // MARK: - Faults

    /// A judge that fails is asked again, while nothing else runs: what failed may have been the machine under the load of
    /// other answers. If it fails on the course's own solution too, no answer can be judged here and grading stops.
    /// Otherwise only this answer is not marked.
    private func judged(_ answer: [UInt8], for exercise: Exercise) throws(ClassroomFault) -> Grade {
        var last: MarkingFault
        do throws(MarkingFault) {
            return try turns.beside { () throws(MarkingFault) in try judge(exercise, answer) }
        } catch { last = error }
        guard case .machine = last else { return Grade(notMarked: last) }
        do throws(MarkingFault) {
            return try turns.alone { () throws(MarkingFault) in try judge(exercise, answer) }
        } catch { last = error }
        guard case .machine = last else { return Grade(notMarked: last) }
        do throws(MarkingFault) {
            _ = try turns.alone { () throws(MarkingFault) in
                try judge(exercise, Array(exercise.solution.text.utf8))
            }
        } catch {
            if case .machine(let fault) = error { throw .machine(fault) }
        }
        return Grade(notMarked: last)
    }
}
