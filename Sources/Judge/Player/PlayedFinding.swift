import Grading

/// A finding in the run, and the index of the moment that shows it.
public struct PlayedFinding: Codable, Hashable, Sendable {
    public var code: String
    public var sentence: String
    public var moment: Int
    public var file: Int?
    public var line: Int?

    init(_ finding: Finding, in series: MomentSeries) {
        code = finding.code.rawValue
        sentence = finding.sentence.shown(most: 2000)
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
