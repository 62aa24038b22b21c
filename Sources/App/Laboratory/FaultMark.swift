import Exploration
import Grading

/// Names a fault by its code, its file, its view and phase, and its visible effect, so that the name stays valid when lines
/// move.
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

    /// The code of the finding, from the start of the fault's name; nil if a person has edited the name.
    var code: FindingCode? { text.split(separator: " ").first.flatMap { FindingCode(rawValue: String($0)) } }
}
