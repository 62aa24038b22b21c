import Grading
import Text

/// Keeps a few of many similar entries, and replaces the other entries with one line.
///
///     → #1 GET /rows/1, Row's .task (Row.swift:5)
///     → #2 GET /rows/2, Row's .task (Row.swift:5)
///     → 97 more like #2
///     → #100 GET /rows/100, Row's .task (Row.swift:5)
///
/// Entries with the same sign and the same `likeness` are similar, even at different moments.
enum AccountGathering {
    /// The largest number of similar entries that are all kept.
    static let most = LaneGathering.most
    /// An account keeps more of the app's printed lines than of other entries, because learners want to read what they
    /// print.
    private static let mostPrinted = 40

    static func gather(_ entries: [Account.Entry]) -> [Account.Entry] {
        let classes = Dictionary(grouping: entries.indices) { Likeness(entries[$0]) }
        var replacements: [Int: Account.Entry] = [:]
        var dropped: Set<Int> = []
        for members in classes.values {
            guard let model = members.first,
                members.count > (entries[model].sign == .printed ? mostPrinted : most)
            else { continue }
            let rest = members.dropFirst(2).dropLast()
            guard let first = rest.first, let last = rest.last else { continue }
            replacements[first] = replacement(
                for: rest.count, from: entries[first], to: entries[last], after: entries[members[1]])
            dropped.formUnion(rest.dropFirst())
        }
        return entries.indices.compactMap { place in
            dropped.contains(place) ? nil : replacements[place] ?? entries[place]
        }
    }

    private static func replacement(
        for count: Int, from first: Account.Entry, to last: Account.Entry, after model: Account.Entry
    ) -> Account.Entry {
        let what =
            model.sign == .printed
            ? Wording.count(count, "more line")
            : "\(Wording.grouped(count)) more \(model.name.map { "like \($0)" } ?? "times")"
        let until = first.at == last.at ? "" : ", the last at \(last.at)"
        return Account.Entry(at: first.at, sign: model.sign, text: what + until)
    }

    private struct Likeness: Hashable {
        let sign: Account.Entry.Sign
        let text: String

        init(_ entry: Account.Entry) {
            sign = entry.sign
            text = entry.likeness ?? entry.text
        }
    }
}
