/// One way to write a gradebook into a file, or into some.
///
/// A format is a rendering: it decides nothing and reads no clock, file or environment, so the same gradebook is always
/// the same bytes. To add one, write its type into its own file in this folder and add it to `Formats.all`.
public protocol GradebookFormat: Sendable {
    /// What it is called: `csv`.
    var name: String { get }
    /// The file in the folder of results, or the folder of its files.
    var fileName: String { get }
    /// What takes it, in a few words, for help.
    var summary: String { get }

    func files(of gradebook: Gradebook) throws -> [GradebookFile]
}

/// A file to be written into the folder of results.
public struct GradebookFile: Sendable {
    public typealias Piece = (_ bytes: [UInt8]) throws -> Void

    /// Below the folder of results. Folders on the way are made.
    public let name: String
    /// Gives what is in it piece by piece, in order: all of a large class at once would take more memory than the class.
    let give: @Sendable (_ take: Piece) throws -> Void

    init(_ name: String, piecewise give: @escaping @Sendable (_ take: Piece) throws -> Void) {
        (self.name, self.give) = (name, give)
    }
    init(_ name: String, _ bytes: [UInt8]) { self.init(name) { try $0(bytes) } }
    init(_ name: String, text: String) { self.init(name, Array(text.utf8)) }

    public var bytes: [UInt8] {
        get throws {
            var all: [UInt8] = []
            try give { all += $0 }
            return all
        }
    }
}

/// A format that is one file of text.
public protocol GradebookText: GradebookFormat {
    func text(of gradebook: Gradebook) throws -> String
}

extension GradebookText {
    public func files(of gradebook: Gradebook) throws -> [GradebookFile] {
        [GradebookFile(fileName, text: try text(of: gradebook))]
    }
}

/// The formats that `course grade` writes.
public enum Formats {
    /// In the order in which they are listed.
    public static func all(feedback policy: FeedbackPolicy = .open) -> [any GradebookFormat] {
        usual + [
            CanvasCSV(), MoodleCSV(policy: policy), MoodleFeedbackZip(policy: policy),
            GradescopeJSON(policy: policy),
            GitHubAnnotations(policy: policy), ExercismJSON(policy: policy), JUnitXML(), ResultsSARIF(),
            FeedbackMarkdown(policy: policy), FeedbackHTML(policy: policy),
        ]
    }

    /// Those that are written where none is named.
    public static let usual: [any GradebookFormat] = [ResultsJSON(), ResultsCSV(), ResultsMarkdown()]
}
