import FoundationEssentials

/// The files of a course, by their paths from its root. Each failure names the file.
struct CourseFolder {
    private let root: String

    init(root: URL) { self.root = root.path }

    /// Where a path of the course is on this machine.
    private func place(_ path: String) -> String { "\(root)/\(path)" }

    /// In alphabetical order, which is the order of their numbers, without hidden files.
    func names(in path: String) throws(CurriculumProblem) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: place(path))
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw CurriculumProblem(
                file: path, fact: "The folder cannot be read", nextStep: "Is the course folder complete?")
        }
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: place(path))
    }

    func text(_ path: String) throws(CurriculumProblem) -> String {
        guard let data = FileManager.default.contents(atPath: place(path)) else {
            throw CurriculumProblem(
                file: path, fact: exists(path) ? "The file cannot be read" : "The file is missing",
                nextStep: exists(path) ? "Check its permissions." : "Every exercise needs one.")
        }
        // Some editors put a mark in front of UTF-8, which is no part of the text.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard let text = String(validating: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self)
        else {
            throw CurriculumProblem(
                file: path, fact: "The file is not UTF-8", nextStep: "Save it as UTF-8.")
        }
        // From here on every line ends with \n, whatever editor the author uses.
        guard data.withUnsafeBytes({ $0.contains(UInt8(ascii: "\r")) }) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// The bytes of a fixture. It has to be a file and not a link, and small enough for a reply.
    func bytes(_ path: String) throws(CurriculumProblem) -> [UInt8] {
        let file = place(path)
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw CurriculumProblem(
                    file: path, fact: "This is not a file but a folder or a link",
                    nextStep: "Put the file itself here, or take this away.")
            }
            let data = try Data(contentsOf: URL(filePath: file))
            guard data.count <= Exercise.largestFixture else {
                throw CurriculumProblem(
                    file: path, fact: "The file has \(data.count) bytes, more than an answer can carry",
                    nextStep: "Keep it below \(Exercise.largestFixture) bytes.")
            }
            return [UInt8](data)
        } catch let problem as CurriculumProblem {
            throw problem
        } catch {
            throw CurriculumProblem(
                file: path, fact: "The file cannot be read", nextStep: "Check its permissions.")
        }
    }

    func source(_ path: String) throws(CurriculumProblem) -> SourceFile {
        SourceFile(path: path, text: try text(path))
    }
}
