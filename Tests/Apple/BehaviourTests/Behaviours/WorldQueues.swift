import SwiftUI

/// Dispatch uses virtual time: main, global, custom and delayed work, groups, and cancelled work items.
struct WorldQueues: View {
    let input: Int
    @State private var text = "waiting"

    var body: some View {
        Text(text).onAppear(perform: start)
    }

    private func start() {
        let begin = Date()
        DispatchQueue.main.async { say("main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            say("main after \(Date().timeIntervalSince(begin)) s")
            text = "half a second"
        }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { say("main by the calendar") }
        DispatchQueue.global(qos: .utility).async {
            dispatchPrecondition(condition: .notOnQueue(.main))
            say("global")
            DispatchQueue.main.async {
                dispatchPrecondition(condition: .onQueue(.main))
                say("back on main")
            }
            DispatchQueue.main.sync { say("main, in between") }
        }
        let own = DispatchQueue(label: "own")
        own.async { say("own 1") }
        own.async(flags: .barrier) {
            dispatchPrecondition(condition: .onQueue(own))
            say("own 2")
        }
        own.sync { say("own, at once") }
        print("count: \(own.sync { 42 })")

        let group = DispatchGroup()
        for delay in [2, 1] {
            group.enter()
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(delay)) {
                say("member \(delay)")
                group.leave()
            }
        }
        DispatchQueue.global().async(group: group) { say("member 0") }
        group.notify(queue: .main) { say("all members") }

        let kept = DispatchWorkItem { say("kept item") }
        kept.notify(queue: .main) { say("kept item is done") }
        let dropped = DispatchWorkItem { say("dropped item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: kept)
        DispatchQueue.main.asyncAfter(deadline: .now() + 100, execute: dropped)
        dropped.cancel()
        print("cancelled: \(dropped.isCancelled)")

        let paused = DispatchQueue(label: "paused")
        paused.suspend()
        paused.async { say("resumed") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { paused.resume() }

        OperationQueue.main.addOperation { say("operation on main") }
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        operations.addOperation { say("operation 1") }
        operations.addOperation { say("operation 2") }
        DispatchQueue.concurrentPerform(iterations: 2) { print("iteration \($0)") }
        print("handed over")
    }
}

private func say(_ text: String) {
    print("\(text), \(MainActor.isRunning ? "on" : "off") the main thread")
}

extension MainActor {
    /// True on the main queue. Does not call `dispatchPrecondition`, which would crash on other queues.
    fileprivate static var isRunning: Bool {
        DispatchQueue.getSpecific(key: mainKey) == true
    }
}

private let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
