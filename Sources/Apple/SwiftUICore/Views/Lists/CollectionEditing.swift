// Collection methods with which apps implement `onDelete` and `onMove`.

extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets `source`, in order, before the element at `destination`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = source.map { all[$0] }
        func rest(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { all[$0] } }
        let arranged = rest(0..<destination) + moved + rest(destination..<all.count)
        for (index, element) in zip(Array(indices), arranged) { self[index] = element }
    }
}
