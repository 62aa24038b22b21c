import LabSession
import Study
import Text

/// The output of `why --json`.
struct WhyFacts: Encodable {
    let version = 1
    let exercise: String
    let scenario: String
    let seed: UInt64
    let request: Int?
    /// The lines about the request's causes; without a request number, the list of all requests.
    let lines: [String]

    init?(_ run: AnswerRun, request: Int?, of name: String? = nil) {
        guard let trace = run.trace(of: name) else { return nil }
        let answers = Answers(trace, style: PageStyle(width: 1000))
        exercise = run.exercise.id
        scenario = trace.scenario.name
        seed = run.seed
        self.request = request
        lines = request.map(answers.why) ?? answers.requests
    }

    private enum CodingKeys: String, CodingKey { case version, exercise, scenario, seed, request, lines }
}
