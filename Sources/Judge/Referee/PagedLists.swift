import Scenario

/// Decides which pages of a list are empty. An app that loads page after page stops at an empty page.
///
/// Each list has two more pages after the first page that the app requests, so a list that starts at a random page has content.
struct PagedLists {
    /// For each paged list, the position of the first page that the app requested.
    private var starts: [String: Int] = [:]

    mutating func note(_ resource: Resource) {
        guard let place = Place(resource), starts[place.list] == nil else { return }
        starts[place.list] = place.number
    }

    func hasEnded(before resource: Resource) -> Bool {
        guard let place = Place(resource) else { return false }
        return place.number > max(starts[place.list] ?? 0, place.kind.first) + place.kind.more
    }

    /// The position that a query asks for: `?page=2` or `?offset=40`.
    private struct Place {
        let kind: Kind
        let number: Int
        /// The resource without the number of the page, which is the same for all pages of a list.
        let list: String

        init?(_ resource: Resource) {
            var parts = resource.path.split(separator: "?", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            var items = parts[1].split(separator: "&").map(String.init)
            for (index, item) in items.enumerated() {
                let pair = item.split(separator: "=")
                guard pair.count == 2, let number = Int(pair[1]),
                    let kind = Kind(parameter: pair[0].lowercased().filter(\.isLetter))
                else { continue }
                (self.kind, self.number) = (kind, number)
                items.remove(at: index)
                parts[1] = items.joined(separator: "&")
                list = "\(resource.method) \(parts.joined(separator: "?"))"
                return
            }
            return nil
        }
    }

    private enum Kind {
        case page, offset

        init?(parameter name: String) {
            switch name {
            case "page": self = .page
            case "offset", "skip", "start": self = .offset
            default: return nil
            }
        }

        var first: Int { self == .page ? 1 : 0 }
        /// The distance between the first and the last page of a list.
        var more: Int { self == .page ? 2 : 60 }
    }
}
