import CommandOutput
import Text
import Workshop

/// The progress line at a terminal while kits are compiled: `Compiling AVFoundation and 5 kits that it needs, once …`
package enum KitProgress {
    @Sendable package static func show(_ notice: KitNotice) {
        switch notice {
        case .compiling(let kits): Waiting.begin("\(words(about: kits)) …")
        case .finished(let kit, let left): if left > 0 { Waiting.begin("Compiled \(kit), \(left) left …") }
        case .compiled: Waiting.end()
        }
    }

    /// - Parameter kits: the dependencies, then the kit that the answer imports.
    private static func words(about kits: [String]) -> String {
        let wanted = kits.last ?? "kits"
        switch kits.count {
        case 0, 1: return "Compiling \(wanted), once"
        default:
            return "Compiling \(wanted) and \(Wording.count(kits.count - 1, "kit")) that it needs, once"
        }
    }
}
