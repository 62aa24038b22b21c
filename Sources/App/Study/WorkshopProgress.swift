import CommandOutput
import Text
import Workshop

/// Shows progress at a terminal while the course compiles kits or builds the engine, such as
/// `Compiling AVFoundation and 5 kits that it needs (only once) …`.
package enum WorkshopProgress {
    @Sendable package static func show(_ notice: WorkshopNotice) {
        switch notice {
        case .kits(let notice): show(notice)
        case .engine(let notice): show(notice)
        }
    }

    private static func show(_ notice: KitNotice) {
        switch notice {
        case .compiling(let kits): Waiting.begin("\(words(about: kits)) …")
        case .finished(let kit, let left): if left > 0 { Waiting.begin("Compiled \(kit), \(left) left …") }
        case .compiled: Waiting.end()
        }
    }

    /// Without a terminal, prints only the first and the last line about the build of the engine.
    private static func show(_ notice: EngineNotice) {
        switch notice {
        case .starts(let ours, let theirs):
            Waiting.end()
            Output.hint(
                "\(ours) built this course, but your compiler is \(theirs). The course now builds its engine once, which takes some minutes.\n"
            )
            Waiting.begin("Building the engine …")
        case .waits:
            Waiting.end()
            Output.hint(
                "Another process is building the engine for this compiler. Waiting for the engine …\n")
        case .progress(let steps, let all): Waiting.begin("Building the engine: \(steps) of \(all) steps …")
        case .ends(let seconds):
            Waiting.end()
            if let seconds { Output.hint("The engine is ready after \(Int(seconds.rounded())) s.\n") }
        }
    }

    /// - Parameter kits: all needed kits, with the imported kit last.
    private static func words(about kits: [String]) -> String {
        let wanted = kits.last ?? "kits"
        switch kits.count {
        case 0, 1: return "Compiling \(wanted) (only once)"
        default:
            return "Compiling \(wanted) and \(Wording.count(kits.count - 1, "kit")) that it needs (only once)"
        }
    }
}
