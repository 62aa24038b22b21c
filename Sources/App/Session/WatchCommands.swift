import Curriculum

/// The commands and keys while an answer is watched.
extension Session {
    mutating func watch() -> [PromptEffect] {
        guard let current else { return withCurrent { _ in [] } }
        watched = current.exercise.id
        return [
            .print(
                "Watching \(current.file.quoted). When you save the file, the course runs it.\n\n\(WatchKey.overview)"
            ),
            .verify(exerciseID: current.exercise.id),
        ]
    }

    public mutating func pressed(_ key: WatchKey) -> [PromptEffect] {
        guard watched != nil, let current else { return [] }
        switch key {
        case .hint: return hint()
        case .explain: return perform(.explain(lastFindings.first)) + [.print(WatchKey.overview)]
        case .timeline: return perform(.timeline)
        case .lab: return perform(.lab(nil)) + [.print(WatchKey.overview)]
        case .explore: return perform(.explore) + [.print(WatchKey.overview)]
        case .go where !current.isDone: return perform(.verify)
        case .next, .go:
            guard let step = onward else {
                return [.print("You have read every lesson and passed every exercise.")]
            }
            if case .read = step { watched = nil }
            return perform(step.asCommand)
        case .quit: return stopWatching()
        case .unknown: return [.print(WatchKey.overview)]
        }
    }

    /// Ends watching, because the learner left, or because the file or terminal is gone.
    public mutating func stopWatching() -> [PromptEffect] {
        watched = nil
        return []
    }
}
