/// A file format for gradebooks.
///
/// A format only writes: it reads no clock, file or environment, so the same gradebook always gives the same bytes. To
/// add a format, write its type into a new file in this folder and add it to `Formats.all`.
public protocol GradebookFormat: Sendable {
    /// The name for `--format`, such as `csv`.
    var name: String { get }
    /// The format's file in the folder of results, or the folder that contains its files.
    var fileName: String { get }
    var summary: String { get }

    func files(of gradebook: Gradebook) throws -> [GradebookFile]
}

/// A file to be written into the folder of results.
public struct GradebookFile: Sendable {
    public typealias Piece = (_ bytes: [UInt8]) throws -> Void

    /// The file's path inside the folder of results; the writer creates missing folders.
    public let name: String
    /// Passes the file's contents to `take` in pieces, in order. A large class's file as a single string would
    /// need too much memory.
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

/// A format that writes a single text file.
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
    /// All formats, in the order in which help lists them.
    public static func all(feedback policy: FeedbackPolicy = .open) -> [any GradebookFormat] {
        usual + [
            CanvasCSV(), MoodleCSV(policy: policy), MoodleFeedbackZip(policy: policy),
            GradescopeJSON(policy: policy),
            GitHubAnnotations(policy: policy), ExercismJSON(policy: policy), JUnitXML(), ResultsSARIF(),
            FeedbackMarkdown(policy: policy), FeedbackHTML(policy: policy),
        ]
    }

    /// The formats that the course writes if the instructor names none.
    public static let usual: [any GradebookFormat] = [ResultsJSON(), ResultsCSV(), ResultsMarkdown()]
}
