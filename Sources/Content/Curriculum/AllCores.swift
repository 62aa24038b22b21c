// Cores: work that goes side by side. It is one file, and knows nothing of the work.

import Dispatch
import Foundation
import Synchronization

/// Work on all cores of the machine, one piece beside another.
public enum AllCores {
    /// How many pieces of work go side by side. Asked once: the answer is read from files of the control group.
    public static let count = ProcessInfo.processInfo.activeProcessorCount

    /// Does `work` for each element, in any order, and returns when all of it is done.
    /// - Returns: the results in the order of the elements. If some fail, the first failure in that order is thrown.
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
