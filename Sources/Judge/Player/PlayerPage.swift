import Foundation
import Text

/// A page that plays one run in a browser, in one file that needs nothing beside itself.
///
///     try PlayerPage(run).html
///     try PlayerPage(run, against: fresh).html
///
/// Its policy lets a browser run this script and this style and nothing else, load nothing, and send nothing. What the app, the
/// learner or a file said is data: it is in the page as JSON, which the script puts there as text.
public struct PlayerPage: Sendable {
    private let run: PlayedRun
    private let reference: PlayedRun?

    /// - Parameter reference: a run that it is compared with, shown beside it.
    public init(_ run: PlayedRun, against reference: PlayedRun? = nil) {
        (self.run, self.reference) = (run, reference)
    }

    private struct Content: Encodable {
        let run: PlayedRun
        let against: PlayedRun?
    }

    public var html: String {
        get throws {
            let content = try JSONText(Content(run: run, against: reference), isIndented: false).text
            let title = "\(run.subject): \(run.title)"
            return WebPage(
                title: title, style: WebAsset.playerStyle, script: WebAsset.playerScript, data: content,
                body: WebAsset.playerBody
            ).html
        }
    }
}
