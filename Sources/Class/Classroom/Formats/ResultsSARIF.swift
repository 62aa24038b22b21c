import Grading
import Reporting
import Text

/// `results.sarif`: findings with their lines, for viewers of static analysis.
///
/// The file follows SARIF 2.1.0. The path of an answer's file begins with the student's name.
public struct ResultsSARIF: GradebookText {
    public let name = "sarif"
    public let fileName = "results.sarif"
    public let summary = "SARIF 2.1.0, for viewers of findings"

    public func text(of gradebook: Gradebook) throws -> String {
        let results = gradebook.students.flatMap { entry in
            entry.results.flatMap { answer in
                answer.grade.mistakes.filter { !$0.first.consequence }.map {
                    Result($0, in: answer, of: entry.student)
                }
            }
        }
        let rules = Set(results.map(\.ruleId)).sorted().map {
            Rule(id: $0, shortDescription: SARIFMessage(Self.title(of: $0)))
        }
        let driver = Driver(name: "course grade", version: gradebook.course, rules: rules)
        let log = Log(runs: [Run(tool: Tool(driver: driver), results: results)])
        return try JSONText(log, isIndented: true).text + "\n"
    }

    private static func title(of code: String) -> String { FindingCode(rawValue: code)?.title ?? code }

    private struct Log: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        var runs: [Run]

        private enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable { var tool: Tool, results: [Result] }
    private struct Tool: Encodable { var driver: Driver }
    private struct Driver: Encodable { var name: String, version: String, rules: [Rule] }
    private struct Rule: Encodable { var id: String, shortDescription: SARIFMessage }

    private struct Result: Encodable {
        var ruleId: String
        var level = "error"
        var message: SARIFMessage
        var locations: [SARIFLocation]

        init(_ mistake: Grade.Mistake, in answer: GradedAnswer, of student: String) {
            let finding = mistake.first
            ruleId = finding.code
            message = SARIFMessage(finding.sentence + mistake.share + mistake.because)
            let path = "\(student)/\(answer.file ?? finding.file ?? answer.exercise)"
            locations = [SARIFLocation(path: path, line: finding.line.map { max(1, $0) })]
        }
    }
}
