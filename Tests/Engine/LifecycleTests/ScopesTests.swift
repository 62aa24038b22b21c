import Testing
import Wire

@testable import Lifecycle

@MainActor @Suite struct `A scope` {
    /// Describes the code that is running now, such as `task of Host, unowned`.
    private nonisolated static var inWords: String {
        guard let scope = Scopes.current else { return "no scope" }
        return "\(scope.phase) of \(scope.view)\(scope.isUnowned ? ", unowned" : "")"
    }

    private actor Service {
        func scope() -> String { `A scope`.inWords }
    }

    @Test func `belongs to the running closure`() {
        let told = played { world in
            let count = world.state("count", 0)
            world.say(Self.inWords)
            world.show(
                .view("Host") { _ in
                    world.say(Self.inWords)
                    return .text("\(count.value)").onAppear { world.say(Self.inWords) }
                        .onChange(of: count.value) { _, _ in world.say(Self.inWords) }
                        .onDisappear { world.say(Self.inWords) }
                })
            count.value = 1
            world.settle()
            world.tree.unmount()
        }
        let scopes = told.split(separator: "\n").filter { $0.contains(" of Host") || $0 == "no scope" }
        #expect(
            scopes == [
                "no scope", "body of Host", "onAppear of Host", "body of Host", "onChange of Host",
                "onDisappear of Host",
            ])
    }

    @Test func `of a view's task is owned; the scope of a Swift task started in it is not`() {
        let told = played { world in
            world.show(
                .view("Host") { _ in
                    .text("").task {
                        world.say(Self.inWords)
                        await pause(10)
                        world.say(Self.inWords)
                        async let child: Void = world.say("child: \(Self.inWords)")
                        await child
                        world.say("actor: \(await Service().scope())")
                        Task(executorPreference: VirtualExecutor.shared) { world.say("new: \(Self.inWords)") }
                        Task.detached(executorPreference: VirtualExecutor.shared) {
                            world.say("detached: \(Self.inWords)")
                        }
                    }
                })
            world.wait(20)
        }
        let scopes = told.split(separator: "\n").filter { $0.contains("task of") }
        #expect(
            scopes == [
                "task of Host", "task of Host", "child: task of Host", "actor: task of Host",
                "new: task of Host, unowned",
                "detached: task of Host, unowned",
            ])
    }

    @Test func `is remembered for the newest two thousand tasks`() {
        var tasks = RecentTasks<Int>()
        for task in 1...10_000 as ClosedRange<UInt64> { tasks[task] = Int(task) }
        #expect(tasks[1] == nil)
        #expect((8_001...10_000).allSatisfy { tasks[UInt64($0)] == $0 })
    }
}
