import Curriculum
import Essentials

/// Checks the links of a page: a relative link must lead to a file, and any other link must be a well-formed
/// web address.
///
/// The check opens no web page, because other sites change independently of the course.
struct LinkExamination {
    let root: CourseRoot

    func problems(in file: String) -> [CurriculumProblem] {
        guard let data = try? Data(contentsOf: root.url.appending(path: file)) else { return [] }
        return MarkdownLink.all(in: String(decoding: data, as: UTF8.self)).compactMap { link in
            guard let reason = fault(of: link.address, in: file) else { return nil }
            return CurriculumProblem(
                file: file, line: link.line, fact: reason, evidence: link.address,
                nextStep: "Correct the link.")
        }
    }

    private func fault(of address: String, in file: String) -> String? {
        if address.isEmpty { return "A link has no address" }
        if address.hasPrefix("#") { return nil }
        if let colon = address.firstIndex(of: ":") {
            let scheme = address[..<colon]
            guard ["https", "http", "mailto"].contains(scheme) else { return "A link is not a web address" }
            guard scheme != "mailto" else { return nil }
            guard let url = URL(string: address), let host = url.host(), host.contains("."),
                !address.contains(" ")
            else { return "A link is not well formed" }
            return nil
        }
        let path = String(address.prefix { $0 != "#" })
        let folder = root.url.appending(path: file).deletingLastPathComponent()
        let target = folder.appending(path: path).standardizedFileURL
        return FileManager.default.fileExists(atPath: target.path)
            ? nil : "A link leads to a missing file"
    }
}
