/// `moodle-feedback.zip`: what Moodle's "Upload multiple feedback files in a zip" takes.
///
/// Moodle finds a student by the folder that it had given out itself, so only those whose answers came in such a download are
/// in it. Times are left out, so the same results are the same file.
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

    /// `Anna Adams_4711_assignsubmission_file_`
    private static func folder(of source: String) -> String? {
        let mark = "_assignsubmission_file"
        guard let end = source.range(of: mark)?.upperBound else { return nil }
        return source[..<end] + "_"
    }
}
