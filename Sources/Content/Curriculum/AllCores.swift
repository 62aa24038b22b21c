// Cores: runs work on all processor cores.

import Dispatch
import Essentials
import Synchronization

/// Runs pieces of work at the same time, on all cores.
public enum AllCores {
    /// The course counts the cores only once, because counting reads files of the control group.
    public static let count = ProcessInfo.processInfo.activeProcessorCount

    /// Calls `work` for each element, in any order, and returns after every call has returned. If several calls throw,
    /// `map` throws the error of the earliest element.
    public static func map<Element: Sendable, Value: Sendable, Fault: Error>(
        _ elements: [Element], _ work: @Sendable (Element) throws(Fault) -> Value
    ) throws(Fault) -> [Value] {
        let results = Mutex([Result<Value, Fault>?](repeating: nil, count: elements.count))
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            let result = Result { () throws(Fault) in try work(elements[index]) }
            results.withLock { $0[index] = result }
        }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for case let result? in results.withLock(\.self) { values.append(try result.get()) }
        return values
    }
}
