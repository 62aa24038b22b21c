/// One way to write a gradebook into a file.
///
/// A format is a rendering: it decides nothing and reads no clock, file or environment, so the same gradebook is always
/// the same text. To add one, write its type into a file of its own in this folder and add it to `Formats.all`.
public protocol GradebookFormat: Sendable {
    /// What it is called: `csv`.
    var name: String { get }
    /// The file in the folder of results.
    var fileName: String { get }

    func text(of gradebook: Gradebook) throws -> String
}

/// The formats that `course grade` writes.
public enum Formats {
    /// In the order in which they are written and listed.
    public static let all: [any GradebookFormat] = [ResultsJSON(), ResultsCSV(), ResultsMarkdown()]
}
