import Foundation
import Text

/// `results.json`: the whole gradebook. `docs/instructors.md` describes every field.
public struct ResultsJSON: GradebookText {
    public let name = "json"
    public let summary = "everything; always written"
    public static let fileName = "results.json"
    public var fileName: String { Self.fileName }

    public init() {}

    public func text(of gradebook: Gradebook) throws -> String { try Self.text(gradebook) + "\n" }

    /// A value as people and programs read it: indented, its keys in order.
    static func text(_ value: some Encodable) throws -> String {
        try JSONText(value, isIndented: true).text
    }

    /// The gradebook that an earlier run wrote into this folder.
    public static func gradebook(in folder: String) throws(ClassroomFault) -> Gradebook {
        let path = "\(folder)/\(fileName)"
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw .results(
                "\(path) cannot be read: \(error.localizedDescription)",
                nextStep: "Name a folder that `course grade` wrote results to, to its end.")
        }
        do {
            return try JSONDecoder().decode(Gradebook.self, from: bytes)
        } catch {
            throw .results(
                "\(path) is no gradebook that this version of the course can read.",
                nextStep: "Grade again with this version; what was marked already is not marked again.")
        }
    }
}
