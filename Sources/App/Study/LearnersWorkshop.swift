import Curriculum
import Foundation
import Manners
import Workshop

/// The workshop for a learner's own code, which may run without the wall where this machine has none.
package enum LearnersWorkshop {
    package static func open(limits: PhaseLimits = .init()) throws -> Workshop {
        let workshop = try Workshop.locate(
            environment: ProcessInfo.processInfo.environment, limits: limits, telling: KitProgress.show)
        if !workshop.wall.stands { tellOnce() }
        return workshop
    }

    private static func tellOnce() {
        let environment = ProcessInfo.processInfo.environment
        let note = ProgressStore.dataFolder(environment: environment).appending(path: "told-about-the-wall")
        guard !FileManager.default.fileExists(atPath: note.path) else { return }
        Output.complain(
            """
            bubblewrap does not work here, so answers run with limits but without a wall around them. That is fine for \
            code of your own. `\(Suggestion.doctor.text)` says what to install. (Said once.)
            """)
        do {
            try FileManager.default.createDirectory(
                at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: note)
        } catch {
            // It will be said again, which does no harm.
        }
    }
}
