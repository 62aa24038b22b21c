/// Computes the effect of the Tab key on a line.
///
///     Completion(of: "ver", from: ["verify"])         // .insert("ify ")
///     Completion(of: "open 6.", from: ["6.1", "6.2"]) // .choose(["6.1", "6.2"])
enum Completion: Equatable {
    case nothing
    case insert(String)
    case choose([String])

    init(of line: String, from candidates: [String]) {
        let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        let fitting = candidates.filter { $0.hasPrefix(word) }
        guard let first = fitting.first else {
            self = .nothing
            return
        }
        if fitting.count == 1 {
            // An option's value follows `=` without a space.
            self = .insert(first.dropFirst(word.count) + (first.hasSuffix("=") ? "" : " "))
            return
        }
        let shared = fitting.reduce(first) { $0.sharedPrefix(with: $1) }
        self = shared.count > word.count ? .insert(String(shared.dropFirst(word.count))) : .choose(fitting)
    }
}

extension String {
    fileprivate func sharedPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
