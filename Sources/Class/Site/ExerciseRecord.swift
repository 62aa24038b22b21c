import Classroom

/// A class's results in one exercise: the distribution of scores, and the wasted requests.
struct ExerciseRecord: Encodable {
    var id: String
    var number: String
    var title: String
    /// The numbers of answers with 0 to 9 points, with 10 to 19 points, and so on. The last number in `histogram`
    /// counts the answers with 100 points.
    var histogram: [Int]
    var handedIn: Int
    var passed: Int
    /// The number of requests of all answers that ran. All sums in `ExerciseRecord` include only answers that ran.
    var requests = 0
    var par = 0
    var redundant = 0
    var uncancelled = 0
    var wastedBytes = 0

    init(_ exercise: Gradebook.Assigned, _ answers: [GradedAnswer]) {
        (id, number, title) = (exercise.id, exercise.number, exercise.title)
        histogram = [Int](repeating: 0, count: 11)
        handedIn = 0
        passed = 0
        for answer in answers {
            if let score = answer.counted, answer.grade.outcome != .missing {
                histogram[min(100, max(0, score)) / 10] += 1
            }
            if answer.sha256 != nil { handedIn += 1 }
            if answer.grade.passed == true { passed += 1 }
            guard let counts = answer.grade.counts else { continue }
            requests += counts.requests
            par += counts.par
            redundant += counts.redundant
            uncancelled += counts.uncancelled
            wastedBytes += counts.wastedBytes
        }
    }
}
