import VirtualTime
import Wire

@testable import Lifecycle

/// Runs `scene` twice in separate trees and returns the record: a line for each fact and each printed word.
/// If the two runs differ, the text reports the difference.
@MainActor func played(_ scene: @MainActor (World) -> Void) -> String {
    let (first, second) = (World.play(scene), World.play(scene))
    return first == second ? first : "The second run differs.\n\(first)\n--- second run:\n\(second)"
}

/// A tree and its clock, from a test's first instant.
@MainActor final class World {
    let tree = Tree(simulation: .shared)
    private let begin: VirtualInstant
    private var told: VirtualInstant
    private var lines: [String] = []

    private static let isFollowing: Void = Scopes.follow(.shared)

    static func play(_ scene: @MainActor (World) -> Void) -> String {
        isFollowing
        let world = World()
        var last = world.begin
        Simulation.shared.clockMoved = { instant in
            // An instant's screen is the screen at the end of the instant.
            MainActor.assumeIsolated { world.tree.recordScreen(at: last) }
            last = instant
        }
        defer { Simulation.shared.clockMoved = { _ in } }
        scene(world)
        world.settle()
        let told = world.lines.joined(separator: "\n")
        // The next run must not receive work of this run.
        world.tree.unmount()
        world.wait(3_600_000)
        return told
    }

    private init() {
        begin = Simulation.shared.now
        told = begin
        _ = EventLog.shared.takeEvents()
    }

    // MARK: - For scenes

    func show(_ piece: Piece) {
        tree.mount(piece.make)
        settle()
    }

    /// State that belongs to no view.
    func state<Value>(_ name: String, _ initial: Value) -> StateCell<Value> {
        StateCell(initial, name: name, sharedIn: tree)
    }

    /// Runs everything that is due now.
    func settle() { wait(0) }

    func wait(_ milliseconds: Int) {
        let stop = Simulation.shared.run(until: Simulation.shared.now + .milliseconds(milliseconds))
        if stop != .reachedLimit { lines.append("the run stopped: \(stop)") }
        tree.recordScreen(at: Simulation.shared.now)
        collect()
    }

    /// Drops the facts recorded so far, so that a test shows only its subject.
    func fromHere() {
        settle()
        lines = []
        told = Simulation.shared.now
    }

    nonisolated func say(_ words: String) {
        EventLog.shared.record(.console(words))
    }

    // MARK: - The record

    private func collect() {
        for event in EventLog.shared.takeEvents() {
            guard let line = Self.line(event.kind) else { continue }
            if event.at > told {
                told = event.at
                lines.append("-- \((event.at - begin).spelled)")
            }
            lines.append(line)
        }
    }

    private static func line(_ kind: HostEvent.Kind) -> String? {
        switch kind {
        case .console(let words): words
        case .screen(let lines): "screen: " + lines.map(\.content).joined(separator: ", ")
        case .requested, .cancelled, .timedOut: "a request, which no tree sends"
        case .fact(let fact): line(fact)
        }
    }

    private static func line(_ fact: Fact) -> String? {
        switch fact {
        case .bodyEvaluated(let view, let cause): "\(view): body, \(words(cause))"
        case .appeared(let view, _): "\(view) appeared"
        case .disappeared(let view, _): "\(view) disappeared"
        case .taskStarted(_, let serial, _): "task \(serial) started"
        case .taskCancelled(_, let serial, let reason): "task \(serial) cancelled, \(reason)"
        case .taskFinished(_, let serial): "task \(serial) finished"
        case .diagnosed(let diagnosis): "\(diagnosis.kind): \(diagnosis.message)"
        case .initialised, .stateWritten, .identityChanged, .objectReplaced, .changeReported,
            .touchedDisabled, .sampled,
            .messaged:
            nil
        }
    }

    private static func words(_ cause: BodyCause) -> String {
        switch cause {
        case .mounted: "mounted"
        case .inputChanged: "input"
        case .stateChanged(let name): name
        case .modelChanged: "model"
        case .environmentChanged: "environment"
        case .rerendered: "rerendered"
        }
    }
}
