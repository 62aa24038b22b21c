import CommandOutput
import Curriculum
import Essentials
import Workshop

/// The workshop that builds and runs a learner's code. If this machine has no sandbox, the learner's code
/// runs without one.
package enum LearnersWorkshop {
    package static func open(limits: PhaseLimits = .init()) throws -> Workshop {
        let workshop = try Workshop.locate(
            environment: ProcessInfo.processInfo.environment, limits: limits, telling: WorkshopProgress.show)
        if !workshop.sandbox.isolates { tellOnce() }
        return workshop
    }

    private static func tellOnce() {
        let environment = ProcessInfo.processInfo.environment
        let note = ProgressStore.dataFolder(environment: environment).appending(
            path: "told-about-the-sandbox")
        guard !FileManager.default.fileExists(atPath: note.path) else { return }
        Output.complain(
            """
            The sandbox (bubblewrap) does not work here, so answers run with limits but without a sandbox. This is safe enough \
            for your own code. `\(Suggestion.doctor.text)` says what to install. (This notice appears once.)
            """)
        do {
            try FileManager.default.createDirectory(
                at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: note)
        } catch {
            // If the course cannot store that the notice was shown, a later command shows the notice
            // again.
        }
    }
}
