/// Answers on their way, the soonest first: a heap, in which a request that was cancelled stays until its turn comes.
///
/// The first element is never a cancelled one, so looking at it changes nothing. Each change takes time logarithmic in the
/// number of answers.
struct AnswerQueue {
    private var heap: [World.Answer] = []
    /// The requests that still wait for their answer.
    private var waiting: Set<Int> = []

    var first: World.Answer? { heap.first }

    /// The requests that wait, in no order.
    var requests: Set<Int> { waiting }

    /// - Precondition: the request has no answer on its way.
    mutating func insert(_ answer: World.Answer) {
        waiting.insert(answer.request)
        heap.append(answer)
        rise(from: heap.count - 1)
    }

    /// False if the request did not wait for an answer.
    mutating func cancel(_ request: Int) -> Bool {
        guard waiting.remove(request) != nil else { return false }
        dropCancelled()
        return true
    }

    mutating func popFirst() -> World.Answer? {
        guard let answer = takeFirst() else { return nil }
        waiting.remove(answer.request)
        dropCancelled()
        return answer
    }

    /// Puts another answer in the place of each.
    mutating func replaceAll(_ change: (World.Answer) -> World.Answer) {
        let answers = heap.filter { waiting.contains($0.request) }.map(change)
        self = AnswerQueue()
        for answer in answers { insert(answer) }
    }

    private mutating func dropCancelled() {
        while let first = heap.first, !waiting.contains(first.request) { _ = takeFirst() }
    }

    private mutating func takeFirst() -> World.Answer? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        sink()
        return first
    }

    private mutating func rise(from start: Int) {
        var place = start
        while place > 0 {
            let parent = (place - 1) / 2
            guard World.Answer.isSooner(heap[place], heap[parent]) else { return }
            heap.swapAt(place, parent)
            place = parent
        }
    }

    private mutating func sink() {
        var place = 0
        while true {
            let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
            guard let child = children.min(by: { World.Answer.isSooner(heap[$0], heap[$1]) }),
                World.Answer.isSooner(heap[child], heap[place])
            else { return }
            heap.swapAt(place, child)
            place = child
        }
    }
}
