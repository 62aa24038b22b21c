import Essentials

extension ResultsFolder {
    public func gradebook() throws(ClassroomFault) -> Gradebook { try Self.gradebook(in: path) }

    /// Reads the gradebook in a folder of results, or in a `results.json`.
    public static func gradebook(in path: String) throws(ClassroomFault) -> Gradebook {
        var isFolder = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let file = isFolder ? "\(path)/\(ResultsJSON.fileName)" : path
        guard isThere, let bytes = FileManager.default.contents(atPath: file) else {
            throw .submissions(
                "\(file) cannot be read.",
                nextStep: "Name a folder that `course grade --out` wrote to.")
        }
        let gradebook: Gradebook
        do {
            gradebook = try JSONDecoder().decode(Gradebook.self, from: bytes)
        } catch {
            throw .submissions(
                "\(file) is not a gradebook of this course.",
                nextStep: "Name a folder that `course grade --out` wrote to.")
        }
        guard gradebook.version == Gradebook.version else {
            throw .submissions(
                "\(file) has version \(gradebook.version), but this course reads version \(Gradebook.version).",
                nextStep: "Grade the class again with this course.")
        }
        return gradebook
    }

    /// Copies all files of another folder of results, and replaces existing files with the same names.
    public func replaceAll(by other: ResultsFolder) throws(ClassroomFault) {
        do {
            for name in try FileManager.default.subpathsOfDirectory(atPath: other.path).sorted() {
                let from = other.path(of: name)
                var isFolder = false
                let isThere = FileManager.default.fileExists(atPath: from, isDirectory: &isFolder)
                guard isThere, !isFolder, !name.lastPathComponent.hasPrefix(".")
                else { continue }
                try write([UInt8](try Data(contentsOf: URL(filePath: from))), as: name)
            }
        } catch let fault as ClassroomFault {
            throw fault
        } catch {
            throw Self.fault("\(other.path) cannot be read: \(FailureReason.words(error))")
        }
    }
}
