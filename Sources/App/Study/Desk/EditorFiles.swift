import CommandOutput
import Curriculum
import Essentials
import Workshop

/// Keeps a compilation database in the learner's folder, so that editors can complete code in answers.
package struct EditorFiles {
    let workspace: Workspace

    package init(workspace: Workspace) { self.workspace = workspace }

    /// Writes the compilation database again if the database is outdated. If writing fails, the course only reports
    /// the failure.
    package func refresh(for curriculum: Curriculum) {
        let place = workspace.folder.appending(path: EditorSupport.fileName)
        do {
            let root = try Library.root().url
            let answers = curriculum.exercises.filter { $0.kind.answer == .app }.map { exercise in
                EditorSupport.AnswerFile(
                    workspace.answerFile(for: exercise), host: root.appending(path: exercise.host.path),
                    languageMode: exercise.settings.language, project: exercise.settings.project)
            }
            let support = try EditorSupport.locate(environment: ProcessInfo.processInfo.environment)
            let data = try support.compilationDatabase(for: answers)
            guard try !isCurrent(place, data) else { return }
            try data.write(to: place, options: .atomic)
        } catch {
            Output.complain("editors cannot suggest code in \(workspace.folder.path): \(error)")
        }
    }

    private func isCurrent(_ place: URL, _ data: Data) throws -> Bool {
        guard FileManager.default.fileExists(atPath: place.path) else { return false }
        return try Data(contentsOf: place) == data
    }
}
