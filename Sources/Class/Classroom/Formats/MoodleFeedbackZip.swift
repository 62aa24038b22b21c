/// `moodle-feedback.zip`: feedback for Moodle's "Upload multiple feedback files in a zip".
///
/// Moodle finds a student by the name of a folder in Moodle's own download, so the file contains only students
/// from such a download. All times in the zip file are equal, so the same results give the same bytes.
public struct MoodleFeedbackZip: GradebookFormat {
    public let name = "moodle-feedback"
    public let fileName = "moodle-feedback.zip"
    public let summary = "feedback files for Moodle's assignment, in a zip file"
    let policy: FeedbackPolicy

    public func files(of gradebook: Gradebook) throws -> [GradebookFile] {
        var pages: [(name: String, text: String)] = []
        for entry in gradebook.students {
            guard let source = entry.results.lazy.compactMap(\.source).first,
                let folder = Self.folder(of: source)
            else {
                continue
            }
            pages.append(("\(folder)/feedback.html", FeedbackHTML.page(entry, gradebook, policy)))
        }
        return [GradebookFile(fileName, try ZipFile(pages).bytes)]
    }

    /// The folder of a student in Moodle's download: `Anna Adams_4711_assignsubmission_file_`.
    private static func folder(of source: String) -> String? {
        let suffix = "_assignsubmission_file"
        guard let end = source.firstRange(of: suffix)?.upperBound else { return nil }
        return source[..<end] + "_"
    }
}
