import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Terminal
import Text
import Workshop

/// The tests of `course doctor`, which check whether this machine can run the course.
package struct Checkup {
    package let checks: [MachineCheck]

    /// Runs all tests of the machine now.
    package init() {
        let environment = ProcessInfo.processInfo.environment
        checks = Waiting.show("testing this machine …") {
            MachineCheck.all(environment: environment, telling: WorkshopProgress.show) + [
                Self.libraries, Self.course(environment), Self.progress(environment),
            ]
        }
    }

    package var status: ExitStatus {
        checks.contains { $0.state == .problem } ? .machineLacksSomething : .passed
    }

    private static var libraries: MachineCheck {
        let versions = TerminalLibraries.all + StorageLibraries.all
        return MachineCheck(name: "libraries", state: .ok, fact: versions.joined(separator: ", "))
    }

    private static func course(_ environment: [String: String]) -> MachineCheck {
        do {
            let curriculum = try Library.open().curriculum
            return MachineCheck(
                name: "course", state: .ok,
                fact: "\(curriculum.lessons.count) lessons, \(curriculum.exercises.count) exercises")
        } catch {
            return MachineCheck(
                name: "course", state: .problem, fact: "\(error)", remedy: "Reinstall the course.")
        }
    }

    private static func progress(_ environment: [String: String]) -> MachineCheck {
        let file = ProgressStore.defaultFile(environment: environment)
        do throws(ProgressError) {
            guard let health = try ProgressHealth(of: file) else {
                return MachineCheck(
                    name: "progress", state: .ok,
                    fact: "no progress yet; the course will save it in \(file.path)")
            }
            return MachineCheck(
                name: "progress", state: health.isSound ? .ok : .problem, fact: "\(health)",
                remedy: health.remedy)
        } catch {
            return MachineCheck(
                name: "progress", state: .problem, fact: "\(error)",
                remedy: "Check that you can read and write \(file.path) and its folder.")
        }
    }

    package func page(_ style: PageStyle) -> String {
        let width = checks.map(\.name.count).max() ?? 0
        return checks.map { check in
            let (word, paint): (String, Paint) =
                switch check.state {
                case .ok: ("ok", Paint(.green))
                case .limited: ("limited", Paint(.yellow))
                case .problem: ("problem", Paint(.red, isBold: true))
                }
            let indent = style.width < 60 ? 2 : 7 + 2 + width + 2
            let margin = String(repeating: " ", count: indent)
            let state =
                StyledText(word, paint).rendered(for: style) + String(repeating: " ", count: 9 - word.count)
            let name = check.name + String(repeating: " ", count: width + 2 - check.name.count)
            let text = ([check.fact] + (check.remedy.map { [$0] } ?? [])).joined(separator: "\n")
            let lines = TextWrapper(width: style.width - indent).wrap(text)
            // In a narrow window, each description starts below the name of its check.
            let start = style.width < 60 ? state + check.name + "\n\(margin)" : state + name
            return start + lines.joined(separator: "\n\(margin)")
        }.joined(separator: "\n")
    }
}
