import Referee

/// The runs of one answer, which come to their ends in any order.
///
/// An answer that used up its time in one scenario would do so in the next, and each costs the whole limit. So no later
/// scenario is played, and one that has been is not judged: the verdict is the same on every machine.
struct Runs {
    private var results: [Result<Trace, RefereeFault>?]
    private var last: Int
    private var begun = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
        last = count - 1
    }

    /// The next scenario to play; nil if there is none, or none after one that used up a limit.
    mutating func next() -> Int? {
        guard begun <= last else { return nil }
        defer { begun += 1 }
        return begun
    }

    mutating func end(_ place: Int, _ result: Result<Trace, RefereeFault>) {
        results[place] = result
        if case .success(let trace) = result, trace.outcome.usedUpALimit { last = min(last, place) }
    }

    /// In the scenarios' order, up to the first one that used up a limit.
    var judged: [Result<Trace, RefereeFault>] { results.prefix(last + 1).compactMap { $0 } }
}

extension RunOutcome {
    /// The run cost as much as a run may cost. The other limits are found at once.
    fileprivate var usedUpALimit: Bool {
        switch self {
        case .exceeded(.processorTime), .exceeded(.wallTime), .exceeded(.memory): true
        case .exceeded(.output), .exceeded(.stepsWithoutTime), .completed, .crashed, .exited, .brokeProtocol,
            .exceeded(.events), .exceeded(.requests), .exceeded(.screens), .exceeded(.text),
            .exceeded(.bodies),
            .exceeded(.exchanges):
            false
        }
    }
}
