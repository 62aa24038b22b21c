import VirtualTime

/// The scheduled responses, the earliest first. If a request is canceled, its response stays in the heap until the
/// response is the first element.
///
/// The first element never belongs to a cancelled request. Each change takes time logarithmic in
/// the number of responses.
struct AnswerQueue {
    private var heap = Heap<World.Answer>()
    private var waiting: Set<Int> = []

    var first: World.Answer? { heap.first }

    /// The requests that still wait for a response, in no order.
    var requests: Set<Int> { waiting }

    /// - Precondition: no response to the request is scheduled yet.
    mutating func insert(_ answer: World.Answer) {
        waiting.insert(answer.request)
        heap.insert(answer)
    }

    /// Returns false if no response to the request is scheduled.
    mutating func cancel(_ request: Int) -> Bool {
        guard waiting.remove(request) != nil else { return false }
        dropCancelled()
        return true
    }

    mutating func popFirst() -> World.Answer? {
        guard let answer = heap.popFirst() else { return nil }
        waiting.remove(answer.request)
        dropCancelled()
        return answer
    }

    mutating func replaceAll(_ change: (World.Answer) -> World.Answer) {
        let answers = heap.elements.filter { waiting.contains($0.request) }.map(change)
        self = AnswerQueue()
        for answer in answers { insert(answer) }
    }

    private mutating func dropCancelled() {
        while let first = heap.first, !waiting.contains(first.request) { _ = heap.popFirst() }
    }
}
