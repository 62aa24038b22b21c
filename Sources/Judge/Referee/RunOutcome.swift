import Wire

/// How a run ended. Only `completed` can pass.
public enum RunOutcome: Sendable, Equatable {
    case completed
    /// The app trapped or was killed by a signal; `message` is the Swift runtime's own words.
    case crashed(signal: Int32, message: String, location: SourceLocation?)
    /// The app ended itself, with any status, while the scenario was still going on.
    case exited(status: Int32)
    case brokeProtocol(String)
    case exceeded(Limit)

    /// The limit that stopped a run.
    public enum Limit: String, Sendable, Codable {
        case processorTime
        case wallTime
        case memory
        /// It wrote more than a run may.
        case output
        /// The app worked without end and without letting time pass.
        case stepsWithoutTime
        // What `RunBudget` counts: more than any honest run has.
        case events
        case requests
        case screens
        /// All that its events say: lines on screen, words printed, names, addresses.
        case text
        /// What the network carried for it.
        case bodies
        case exchanges
    }
}
