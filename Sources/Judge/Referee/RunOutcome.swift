import Wire

/// The way in which a run ended. Only a run with the outcome `completed` can pass.
public enum RunOutcome: Sendable, Equatable {
    case completed
    /// The app trapped or a signal killed it. `message` is the text that the Swift runtime printed.
    case crashed(signal: Int32, message: String, location: SourceLocation?)
    /// The app ended itself with any status before the scenario was over.
    case exited(status: Int32)
    case brokeProtocol(String)
    case exceeded(Limit)

    public enum Limit: String, Sendable, Codable {
        case processorTime
        case wallTime
        case memory
        /// The app wrote more to a file or its output than a run allows.
        case output
        /// The app worked endlessly in one instant of virtual time.
        case stepsWithoutTime
        // The run exceeded a limit of `RunBudget`, which only faulty or hostile apps reach.
        case events
        case requests
        case screens
        /// The size of the texts of all events, such as screen lines, printed lines, names and addresses.
        case text
        /// The total size of the response bodies that the app received.
        case bodies
        case exchanges
    }
}
