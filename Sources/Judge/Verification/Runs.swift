import Referee

/// The runs of one answer, which may end in any order.
///
/// An answer that exceeds a limit in one scenario would exceed it in the next, and each such run takes as long as the limit
/// allows. So later scenarios do not run. If one already has, its result is dropped: the verdict is the same on every machine.
struct Runs {
    private var results: [Result<Trace, RefereeFault>?]
    private var last: Int
    private var begun = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
        last = count - 1
    }

    /// The index of the next scenario to run; nil after the last one, or after one that exceeded a limit.
    mutating func next() -> Int? {
        guard begun <= last else { return nil }
        defer { begun += 1 }
        return begun
    }

    mutating func end(_ place: Int, _ result: Result<Trace, RefereeFault>) {
        results[place] = result
        if case .success(let trace) = result, trace.outcome.usedUpALimit { last = min(last, place) }
    }

    /// In the scenarios' order, up to the first one that exceeded a limit.
    var judged: [Result<Trace, RefereeFault>] { results.prefix(last + 1).compactMap { $0 } }
}

extension RunOutcome {
    /// The run took as much time or memory as the limit allows. Runs that exceed the other limits end early.
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
