import Referee
import Scenario
import Wire

/// Grades yes and no answers by the runs of the form's cases.
///
///     let trial = JudgeGrading(of: "Ids.form", cases: cases, yesIf: [.missedFetch])
///     trial.verdict.score     // 90: nine of ten answers agree with the runs
///
/// No file contains the right answers. The right answer to a case is yes if the case's run has one of the findings that
/// the exercise names.
public struct JudgeGrading: Sendable {
    public struct Case: Sendable {
        public var number: Int
        public var name: String
        public var told: Bool
        /// The number of the line with the answer in the learner's file.
        public var line: Int
        public var trace: Trace
        /// Notes on the case's source, for the wording of findings.
        public var work: [WorkNote]

        var title: String { "Case \(number), \(name)" }

        public init(
            number: Int, name: String, told: Bool, line: Int, trace: Trace, work: [WorkNote] = []
        ) {
            self.number = number
            self.name = name
            self.told = told
            self.line = line
            self.trace = trace
            self.work = work
        }
    }

    public let verdict: Verdict
    /// The traces of the runs, in the same order as the verdict's entries.
    public let traces: [Trace]

    /// - Parameter file: the learner's file, for the locations of findings.
    public init(of file: String, cases: [Case], yesIf codes: Set<FindingCode>, rubric: Rubric = .standard) {
        traces = cases.map { judged in
            var trace = judged.trace
            trace.scenario.title = judged.title
            return trace
        }
        verdict = Verdict(
            scenarios: cases.map { judged in
                let found = Self.telling(judged, codes)
                let sentence = Self.sentence(judged, found, codes)
                let location = SourceLocation(file: file, line: judged.line)
                return ScenarioVerdict(
                    name: judged.trace.scenario.name, title: judged.title,
                    findings: sentence.map {
                        [Finding(.misjudged, at: judged.trace.end, $0, location: location)]
                    } ?? [], rubric: rubric)
            })
    }

    private static func telling(_ judged: Case, _ codes: Set<FindingCode>) -> Finding? {
        ScenarioVerdict(judging: judged.trace, work: judged.work).findings.first { codes.contains($0.code) }
    }

    private static func sentence(_ judged: Case, _ found: Finding?, _ codes: Set<FindingCode>) -> String? {
        let name = "case \(judged.number) (\(judged.name))"
        guard judged.told != (found != nil) else { return nil }
        guard let found else {
            let named = codes.sorted().map(\.rawValue).joined(separator: " or ")
            let reason = AfterChange(in: judged.trace).sentence.map { " \($0)" } ?? ""
            return
                "You answered yes to \(name), but the right answer is no: the run has no \(named).\(reason)"
        }
        return
            "You answered no to \(name), but the right answer is yes: the run has \(found.code.rawValue). \(found.sentence)"
    }
}

extension Verdict {
    /// The form has no answer to this case.
    public struct OpenCase: Sendable {
        var number: Int
        var name: String
        /// The number of the form's line with the case; nil if the form has no such line.
        var line: Int?

        public init(number: Int, name: String, line: Int?) {
            self.number = number
            self.name = name
            self.line = line
        }
    }

    /// The verdict on a form with open cases. The course runs no case of a form with open cases, so the findings do not
    /// reveal the right answers.
    public static func unanswered(_ cases: [OpenCase], of file: String, rubric: Rubric = .standard) -> Verdict
    {
        let findings = cases.map { open in
            Finding(
                .misjudged, at: .zero,
                "Case \(open.number) (\(open.name)) has no answer. "
                    + "Next: write \"\(open.number): yes\" or \"\(open.number): no\".",
                location: open.line.map { SourceLocation(file: file, line: $0) })
        }
        return .ofReading("\(file) has an answer to each case", findings, rubric)
    }

    public static func unreadableForm(
        _ reason: String, line: Int?, of file: String, rubric: Rubric = .standard
    ) -> Verdict {
        let location = line.map { SourceLocation(file: file, line: $0) }
        return .ofReading(
            "\(file) can be read", [Finding(.notAForm, at: .zero, reason.ended, location: location)], rubric)
    }
}
