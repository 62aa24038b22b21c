import Referee
import VirtualTime
import Wire

/// The tasks that views started. Each task is a lane with the path of its view.
struct TaskLanes {
    private(set) var lanes: [(view: String?, lane: TimelineLane)] = []

    /// - Parameter namesLines: whether the reader has the source with its line numbers.
    init(_ trace: Trace, until end: VirtualInstant, namesLines: Bool = true) {
        var places: [Int: Int] = [:]
        for event in trace.events {
            guard case .fact(let fact) = event.kind else { continue }
            switch fact {
            case .taskStarted(let view, let serial, let location):
                places[serial] = lanes.count
                let location = namesLines ? location : nil
                let line = location.map { ", line \($0.line)" } ?? ""
                lanes.append(
                    (
                        view,
                        TimelineLane(
                            .task, "task \(serial)\(line)",
                            bars: [.init(from: event.at, to: end, use: .running, isOpen: true)],
                            marks: [.init(at: event.at, kind: .started)], place: location?.description)
                    ))
            case .taskCancelled(_, let serial, _):
                guard let place = places[serial] else { continue }
                cancel(place, at: event.at, until: end)
            case .taskFinished(_, let serial):
                guard let place = places[serial] else { continue }
                finish(place, at: event.at)
            case .initialised, .bodyEvaluated, .appeared, .disappeared, .stateWritten, .identityChanged,
                .objectReplaced, .changeReported, .touchedDisabled, .sampled, .messaged, .diagnosed:
                break
            }
        }
    }

    /// Ends the bar of a task at its cancellation. If the task continues, the time after its cancellation gets a
    /// separate bar.
    private mutating func cancel(_ place: Int, at instant: VirtualInstant, until end: VirtualInstant) {
        guard let last = lanes[place].lane.bars.indices.last, lanes[place].lane.bars[last].isOpen else {
            return
        }
        lanes[place].lane.bars[last].to = instant
        lanes[place].lane.bars[last].isOpen = false
        lanes[place].lane.bars.append(.init(from: instant, to: end, use: .orphaned, isOpen: true))
        lanes[place].lane.marks.append(.init(at: instant, kind: .cancelled))
        lanes[place].lane.notes = ["still running"]
    }

    private mutating func finish(_ place: Int, at instant: VirtualInstant) {
        guard let last = lanes[place].lane.bars.last else { return }
        lanes[place].lane.notes = []
        if last.use == .orphaned, last.from == instant {
            // The task ended in the instant of its cancellation, so the mark of the cancellation suffices.
            lanes[place].lane.bars.removeLast()
            return
        }
        lanes[place].lane.marks.append(.init(at: instant, kind: .finished))
        lanes[place].lane.bars[lanes[place].lane.bars.count - 1].to = instant
        lanes[place].lane.bars[lanes[place].lane.bars.count - 1].isOpen = false
        if last.use == .orphaned {
            lanes[place].lane.notes = ["ended \((instant - last.from).spelled) after it was cancelled"]
        }
    }
}
