import Essentials

/// Paths are relative to the course's root, and each error contains the file's path.
struct CourseFolder {
    private let root: String

    init(root: URL) { self.root = root.path }

    private func place(_ path: String) -> String { "\(root)/\(path)" }

    /// The names in a folder, without hidden files. File names begin with numbers, so their alphabetical order is the course's
    /// order.
    func names(in path: String) throws(CurriculumProblem) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: place(path))
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw CurriculumProblem(
                file: path, fact: "The folder cannot be read", nextStep: "Is the course folder complete?")
        }
    }

    /// Reads the Markdown files of a folder with `read`. Returns the values in the order of the files' names, and the problems
    /// of all unreadable files. If the folder does not exist, `survey` returns no values and no problems.
    /// - Parameter read: makes a value from a file's text, the file's path, and the values of earlier files.
    func survey<Page>(
        _ path: String, read: (String, String, [Page]) throws(CurriculumProblem) -> Page
    ) -> ([Page], [CurriculumProblem]) {
        guard exists(path) else { return ([], []) }
        var pages: [Page] = []
        var problems: [CurriculumProblem] = []
        do throws(CurriculumProblem) {
            for name in try names(in: path) where name.hasSuffix(".md") {
                let file = "\(path)/\(name)"
                do throws(CurriculumProblem) {
                    pages.append(try read(try text(file), file, pages))
                } catch {
                    problems.append(error)
                }
            }
        } catch {
            problems.append(error)
        }
        return (pages, problems)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: place(path))
    }

    func text(_ path: String) throws(CurriculumProblem) -> String {
        guard let data = FileManager.default.contents(atPath: place(path)) else {
            throw CurriculumProblem(
                file: path, fact: exists(path) ? "The file cannot be read" : "The file is missing",
                nextStep: exists(path) ? "Check the file's permissions." : "Every exercise needs this file.")
        }
        // Some editors write a byte order mark before the text.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard let text = String(validating: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self)
        else {
            throw CurriculumProblem(
                file: path, fact: "The file is not UTF-8", nextStep: "Save the file as UTF-8.")
        }
        // Editors write different line endings, but all other code of the course relies on \n.
        guard data.withUnsafeBytes({ $0.contains(UInt8(ascii: "\r")) }) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// A fixture must be a regular file, not a link, and small enough for a response.
    func bytes(_ path: String) throws(CurriculumProblem) -> [UInt8] {
        let file = place(path)
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw CurriculumProblem(
                    file: path, fact: "This is a folder or a link, not a file",
                    nextStep: "Put the file itself here, or remove the folder or link.")
            }
            let data = try Data(contentsOf: URL(filePath: file))
            guard data.count <= Exercise.largestFixture else {
                throw CurriculumProblem(
                    file: path, fact: "The file has \(data.count) bytes, more than a response may have",
                    nextStep: "Keep the file below \(Exercise.largestFixture) bytes.")
            }
            return [UInt8](data)
        } catch let problem as CurriculumProblem {
            throw problem
        } catch {
            throw CurriculumProblem(
                file: path, fact: "The file cannot be read", nextStep: "Check the file's permissions.")
        }
    }

    func source(_ path: String) throws(CurriculumProblem) -> SourceFile {
        SourceFile(path: path, text: try text(path))
    }
}
