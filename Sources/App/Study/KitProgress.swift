import Manners
import Text
import Workshop

/// What a person at a terminal reads while kits are compiled: `Compiling AVFoundation and 5 kits that it imports, once: 3 left …`
package enum KitProgress {
    @Sendable package static func show(_ notice: KitNotice) {
        switch notice {
        case .compiling(let kits): Waiting.begin("\(words(about: kits)) …")
        case .finished(let kit, let left): if left > 0 { Waiting.begin("Compiled \(kit), \(left) left …") }
        case .compiled: Waiting.end()
        }
    }

    /// The last is what an answer imports; those before it are what that one needs.
    private static func words(about kits: [String]) -> String {
        let wanted = kits.last ?? "kits"
        switch kits.count {
        case 0, 1: return "Compiling \(wanted), once"
        default:
            return "Compiling \(wanted) and \(Wording.count(kits.count - 1, "kit")) that it needs, once"
        }
    }
}
