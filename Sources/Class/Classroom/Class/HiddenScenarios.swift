import Curriculum
import Essentials
import Wire

/// An instructor's scenarios that students do not know. Each exercise has a folder, named by its id or number.
///
///     hidden/6.2/slow-network.scenario
///     hidden/changing-picture/back-and-forth.scenario
public struct HiddenScenarios: Sendable {
    private let sources: [String: [ScenarioSource]]

    /// - Parameter find: returns the id of an exercise, given its id or number; nil for an unknown exercise.
    public init(_ folder: String, find: (String) -> String?) throws(ClassroomFault) {
        let url = URL(filePath: folder)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw .submissions(
                "\(folder) is not a folder that you can read.",
                nextStep: "Name a folder with one folder for each exercise: hidden/6.2/slow-network.scenario")
        }
        var sources: [String: [ScenarioSource]] = [:]
        for name in names.sorted() where !name.hasPrefix(".") {
            guard let exercise = find(name) else {
                throw .submissions(
                    "\(folder)/\(name) is not named after an exercise.",
                    nextStep:
                        "Name each folder by an exercise's number or id, such as 6.2 or changing-picture.")
            }
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
            for file in inside.sorted() where file.hasSuffix(".scenario") {
                let path = url.appending(path: name).appending(path: file).path
                guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                    throw .submissions(
                        "\(path) cannot be read.",
                        nextStep: "Check that this is a text file and that you can read the file.")
                }
                sources[exercise, default: []].append(
                    ScenarioSource(name: String(file.dropLast(9)), isHidden: true, text: text, file: path))
            }
        }
        self.sources = sources
    }

    /// Returns the exercise with the hidden scenarios after its own scenarios. The exercise's version changes too, so
    /// that grades without hidden scenarios are not reused.
    public func added(to exercise: Exercise) -> Exercise {
        guard let added = sources[exercise.id], !added.isEmpty else { return exercise }
        let texts = added.flatMap { [$0.name, $0.text] }
        return exercise.adding(added, version: "\(exercise.contentVersion)+\(ContentFingerprint(of: texts))")
    }
}
