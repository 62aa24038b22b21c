import Grading
import Text

/// A mistake in the run, its first finding, and the index of the moment that shows it.
public struct PlayedFinding: Codable, Hashable, Sendable {
    public var code: String
    public var sentence: String
    public var moment: Int
    public var file: Int?
    public var line: Int?

    init(_ mistake: Mistake, in series: MomentSeries) {
        let finding = mistake.evidence
        let times = mistake.found.count
        let more = [
            times > 1 ? "The run has this finding \(Wording.times(times))." : nil,
            mistake.reason.map { "Finding \($0 + 1) is the cause of this finding." },
        ].compactMap(\.self)
        code = finding.code.rawValue
        sentence = ([finding.sentence.shown(most: 2000)] + more).joined(separator: " ")
        moment = series.moment(at: finding.at)
        file = series.file(finding.location?.file)
        line = file == nil ? nil : finding.location?.line
        if let request = finding.requests.first, let sent = series.span(ofRequest: request).from,
            series.moments[sent].at >= finding.at.milliseconds
        {
            moment = sent
        }
    }
}
