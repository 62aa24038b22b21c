import Curriculum
import Verification

/// What grading a class will come to, before anything is marked: each answer's keys in the journal.
public struct Outlook: Sendable {
    struct Place: Sendable {
        var assignment: Assignment
        /// Empty if there is nothing to mark.
        var keys: [String]
        /// The forecast without a journal, if nothing has to be graded.
        var grade: Grade?
    }

    let places: [Place]
    /// Those that no journal has.
    let pending: Set<String>

    /// How many different answers have to be marked.
    public var count: Int { pending.count }

    /// The same for the same answers under the same conditions.
    public var fingerprint: String {
        let parts = places.flatMap { place in [place.assignment.digest.description] + place.keys }
        return Digest(of: Array(parts.joined(separator: " ").utf8)).description
    }
}

extension Classroom {
    /// Reads every answer, and marks none.
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

    /// How long an answer takes here, in seconds: the mean of some exercises' solutions, each judged a second time.
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
