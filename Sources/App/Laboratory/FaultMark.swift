import Exploration
import Grading

/// Names a fault in a way that lasts when lines are added above it: its code, its file, its view and phase, and what shows.
///
///     wrong-screen Feed.swift Feed task still loading
struct FaultMark: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    init(_ discovery: Discovery) {
        let finding = discovery.finding
        text = [
            finding.code.rawValue, discovery.place?.file, finding.scope?.viewName,
            finding.scope?.phase.rawValue, finding.symptom,
        ].compactMap { $0?.replacing("\n", with: " ") }.joined(separator: " ")
    }

    /// The code with which it begins; nil if a person changed it into something else.
    var code: FindingCode? { text.split(separator: " ").first.flatMap { FindingCode(rawValue: String($0)) } }
}
