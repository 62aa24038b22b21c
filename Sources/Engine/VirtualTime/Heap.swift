/// The order of elements must be total, because otherwise the order of removal would depend on the order of
/// insertion.
package protocol HeapElement {
    static func comesBefore(_ left: Self, _ right: Self) -> Bool
}

/// A priority queue. Reading the first element takes constant time, and adding or removing an element takes
/// logarithmic time.
package struct Heap<Element: HeapElement> {
    /// All elements: the first element at index 0, and all others in no particular order.
    package private(set) var elements: [Element] = []

    package init() {}

    package var first: Element? { elements.first }

    package mutating func insert(_ element: Element) {
        elements.append(element)
        rise(from: elements.count - 1)
    }

    package mutating func popFirst() -> Element? {
        guard !elements.isEmpty else { return nil }
        elements.swapAt(0, elements.count - 1)
        let first = elements.removeLast()
        sink()
        return first
    }

    private mutating func rise(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard Element.comesBefore(elements[child], elements[parent]) else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < elements.count && Element.comesBefore(elements[child], elements[least]) {
                least = child
            }
            if least == parent { return }
            elements.swapAt(least, parent)
            parent = least
        }
    }
}
