import Foundation
import Referee
import Scenario
import TestSupport
import Wire
import Workshop

/// The views of `Behaviours/`, compiled into one app that shows the requested view.
///
/// Views that import a kit have a separate gallery, because the first build of this gallery compiles forty kits.
struct Gallery {
    let folder: URL
    private let names: [String]
    private let seed: RunSeed = 1
    private let workshop: Workshop
    private let app: BuiltApp

    static let plain = Result { try Gallery(of: names(importingKits: false)) }
    static let ofKits = Result { try Gallery(of: names(importingKits: true)) }

    static func names(importingKits: Bool) -> [String] { names.filter { importsKit($0) == importingKits } }

    private static func importsKit(_ name: String) -> Bool {
        let source = try? String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
        return (source ?? "").matches(of: #/(?m)^import (?:\w+ )?(\w+)/#).contains {
            AppleFrameworks.names.contains(String($0.output.1))
        }
    }

    private static let folder = Checkout.root.appending(path: "Tests/Apple/BehaviourTests/Behaviours")

    /// The names come from the folder's files, so a new behavior needs only three new files.
    static var names: [String] {
        do {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return files.filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(".scenario".count)) }
                .sorted()
        } catch {
            return ["\(error)"]
        }
    }

    private init(of names: [String]) throws {
        self.names = names
        folder = Self.folder
        // Compiling all behaviors together takes much longer than compiling an answer.
        var limits = PhaseLimits()
        (limits.compile.cpuSeconds, limits.compile.wallSeconds) = (200, 600)
        workshop = try .underTest(limits: limits)
        var files = try names.map { name in
            let source = try Data(contentsOf: Self.folder.appending(path: "\(name).swift"))
            return Answer.File(name: "\(name).swift", bytes: [UInt8](source), author: .course)
        }
        files.append(
            Answer.File(name: "Gallery.swift", bytes: Array(Self.root(of: names).utf8), author: .course))
        let result = try workshop.build(Answer(files: files, root: "Gallery()"))
        guard case .built(let app) = result else {
            throw Failure(description: "the gallery does not compile: \(result)")
        }
        self.app = app
    }

    /// The compiler cannot check a single switch over all views in time, so each small view `room0`, `room1`
    /// and so on has a switch over twenty behaviors.
    private static func root(of names: [String]) -> String {
        let rooms = stride(from: 0, to: names.count, by: 20).map { Array(names[$0...].prefix(20)) }
        let doors = rooms.enumerated().map { number, names in
            "        case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): room\(number)"
        }
        let views = rooms.enumerated().map { number, names in
            """
                @ViewBuilder private var room\(number): some View {
                    switch behaviour {
            \(names.map { "        case \"\($0)\": \($0)(input: input)" }.joined(separator: "\n"))
                    default: EmptyView()
                    }
                }
            """
        }
        return """
            import SwiftUI
            import Lab

            struct Gallery: View {
                @Knob var behaviour = ""
                @Knob var input = 0

                var body: some View {
                    switch behaviour {
            \(doors.joined(separator: "\n"))
                    default: EmptyView()
                    }
                }

            \(views.joined(separator: "\n\n"))
            }
            """
    }

    /// Runs the behavior's scenario, starting with `show`.
    func play(_ name: String, sdk: Int = 27) throws -> Trace {
        let file = folder.appending(path: "\(name).scenario")
        let steps = try String(contentsOf: file, encoding: .utf8)
        let scenario = try Scenario(parsing: steps, name: name, file: "\(name).scenario")
            .resolved(seed: seed)
        var shown = scenario
        for (index, step) in scenario.steps.enumerated() {
            guard case .show(let settings) = step.verb else { continue }
            let verb = Verb.show([KnobSetting(knob: "behaviour", value: name)] + settings)
            shown.steps[index] = Step(line: step.line, verb: verb)
        }
        return try Referee.run(shown, seed: seed, sdk: sdk, on: HostedApp(try workshop.launch(app)))
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}
