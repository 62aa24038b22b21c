import Curriculum
import Verification

/// The work of grading a class, computed before grading begins. The outlook lists the journal keys of each answer, and
/// the keys that have no grade yet.
public struct Outlook: Sendable {
    struct Place: Sendable {
        var assignment: Assignment
        /// For each attempt, the key under which the journal stores its grade; empty if no file can be graded.
        var keys: [String]
        /// The grade of an answer that is missing or cannot be read.
        var grade: Grade?
    }

    let places: [Place]
    /// The journal keys of the answers that have no grade yet.
    let pending: Set<String>

    /// The number of different answers that have no grade yet.
    public var count: Int { pending.count }

    /// A digest of all answers and conditions. If this digest changes, the running jobs of a cluster are grading an
    /// outdated class.
    public var fingerprint: String {
        let parts = places.flatMap { place in [place.assignment.digest.description] + place.keys }
        return Digest(of: Array(parts.joined(separator: " ").utf8)).description
    }
}

extension Classroom {
    /// Reads every answer to compute the outlook, but grades no answer.
    public func outlook(on intake: Intake, _ journal: Journal) throws(ClassroomFault) -> Outlook {
        var places: [Outlook.Place] = []
        var pending: Set<String> = []
        for assignment in assignments(of: intake) {
            do throws(Obstacle) {
                let keys = try attempts(at: assignment, intake).1.map {
                    conditions.key(assignment.exercise, Digest(of: $0))
                }
                places.append(.init(assignment: assignment, keys: keys))
            } catch {
                places.append(.init(assignment: assignment, keys: [], grade: Grade(error)))
            }
        }
        for key in Set(places.flatMap(\.keys)) {
            if try journal.grade(key) == nil { pending.insert(key) }
        }
        return Outlook(places: places, pending: pending)
    }

    /// The seconds for grading one answer on this machine: the mean for the solutions of up to `most` exercises. Each
    /// solution is graded twice, and only the second time is measured, because the first grading also starts processes.
    public func secondsForAnswer(of most: Int = 3) throws(ClassroomFault) -> Double {
        var seconds: [Double] = []
        for exercise in exercises.prefix(most) {
            let solution = Array(exercise.solution.text.utf8)
            do throws(VerificationFault) {
                _ = try judge(exercise, solution)
                let began = ContinuousClock.now
                _ = try judge(exercise, solution)
                seconds.append((ContinuousClock.now - began) / .seconds(1))
            } catch {
                if case .machine(let fault) = error { throw .machine(fault) }
            }
        }
        return seconds.isEmpty ? 1 : seconds.reduce(0, +) / Double(seconds.count)
    }
}
