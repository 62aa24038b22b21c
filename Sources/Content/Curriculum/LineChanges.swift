struct LineChanges {
    /// The lines of the first text that the second text replaces or removes, counted from 1. If the second text only
    /// adds lines, `touched` has the line before and the line after the addition.
    let touched: Set<Int>
    /// The lines that only the second text has, counted from 1.
    let added: Set<Int>

    init(from old: [Substring], to new: [Substring]) {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.place))
        let inserted = Set(difference.insertions.map(\.place))
        var touched: Set<Int> = []
        var (here, there) = (0, 0)
        while here < old.count || there < new.count {
            let start = (here, there)
            while removed.contains(here) { here += 1 }
            while inserted.contains(there) { there += 1 }
            if here > start.0 {
                touched.formUnion(start.0 + 1...here)
            } else if there > start.1 {
                touched.formUnion([here, here + 1].filter { (1...max(1, old.count)).contains($0) })
            }
            (here, there) = (here + 1, there + 1)
        }
        self.touched = touched
        added = Set(inserted.map { $0 + 1 })
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
