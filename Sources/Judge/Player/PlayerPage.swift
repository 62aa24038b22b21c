import Essentials
import Text

/// A browser page that plays one run, as a single self-contained file.
///
///     try PlayerPage(run).html
///     try PlayerPage(run, against: fresh).html
///
/// The page's content security policy allows only the page's script and style, and no network. All texts from the app,
/// the learner and files are JSON data, which the script shows only as plain text.
public struct PlayerPage: Sendable {
    private let run: PlayedRun
    private let reference: PlayedRun?

    /// - Parameter reference: another run, which the page shows beside the main run.
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
