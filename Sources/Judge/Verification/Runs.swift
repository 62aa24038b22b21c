import Referee

/// The runs of one answer, which may end in any order.
///
/// An answer that exceeds a limit in one scenario probably exceeds it in later scenarios, and each run lasts until the
/// limit. After a run that exceeded a limit, later scenarios do not run. Results of later scenarios that already ran
/// are dropped, so the verdict is the same on every machine.
struct Runs {
    private var results: [Result<Trace, RefereeFault>?]
    private var last: Int
    private var begun = 0

    init(count: Int) {
        results = Array(repeating: nil, count: count)
        last = count - 1
    }

    /// The index of the next scenario to run; nil if no scenario is left or an earlier run exceeded a limit.
    mutating func next() -> Int? {
        guard begun <= last else { return nil }
        defer { begun += 1 }
        return begun
    }

    mutating func end(_ place: Int, _ result: Result<Trace, RefereeFault>) {
        results[place] = result
        if case .success(let trace) = result, trace.outcome.usedUpALimit { last = min(last, place) }
    }

    /// The runs in the scenarios' order, up to the first run that exceeded a limit.
    var judged: [Result<Trace, RefereeFault>] { results.prefix(last + 1).compactMap { $0 } }
}

extension RunOutcome {
    /// True if the run used up its limit on time or memory. Only the limits on time and memory count here, because a
    /// run stops early at every other limit.
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
