import CommandLine
import Foundation
import Manners
import Study
import Text
import Workshop

/// `course kits build`: compiles kits before an answer imports them.
enum KitsBuildCommand {
    static let definition = Command(
        "kits build", summary: "compile Apple's smaller frameworks now, not at their first import",
        operands: [kits], options: [Common.json],
        discussion: """
            A kit is the course's part of one of Apple's frameworks, such as AVFoundation. The course compiles a kit when an answer
            first imports it, and keeps it for later answers.

            Without a NAME all kits are compiled and kept beside the course's own programs, for every user: do so after
            `make install`, or before a class is graded on a cluster.

            exit status: 0 compiled, 2 no such kit, 5 this machine cannot compile them
            """,
        run: run)

    private static let kits = Operand(repeating: "NAME", .text, isOptional: true)

    private struct Facts: Encodable {
        let kits: [String]
        let folder: String?
        let seconds: Double
    }

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let workshop = try LearnersWorkshop.open()
        let known = Set(workshop.kitNames)
        let wanted = arguments[kits]
        for name in wanted where !known.contains(name) {
            throw UsageError(
                "the course has no kit \"\(name)\"",
                suggestion: Spelling.suggestions(for: name, among: known.sorted()).first)
        }
        let start = ContinuousClock.now
        var folder: String?
        if wanted.isEmpty {
            folder = try workshop.prepareAllKits()
        } else {
            try workshop.prepareKits(Set(wanted))
        }
        let took = Double((ContinuousClock.now - start).components.seconds)
        let names = wanted.isEmpty ? workshop.kitNames.sorted() : wanted
        if arguments[Common.json] {
            try Output.say(Facts(kits: names, folder: folder, seconds: took))
            return .passed
        }
        let place =
            if let folder { " Every user of this course finds them in \(HomePath.abbreviated(folder))." } else
            {
                wanted.isEmpty ? " The course's own folder is read-only, so they are kept for you alone." : ""
            }
        Output.say("\(Wording.count(names.count, "kit")) compiled in \(Int(took)) s.\(place)")
        return .passed
    }
}
