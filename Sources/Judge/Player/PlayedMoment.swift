/// One step of the page's slider: an event, its time and its source line.
public struct PlayedMoment: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case deed
        case line
        case held
        case missed
        case sent
        case answered
        case failed
        case cancelled
        case body
        case view
        case task
        case state
        case screen
        case printed
        case noticed
        case end
    }
    /// The time of the moment, in milliseconds.
    public var at: Double
    public var when: String
    public var x: Int
    public var kind: Kind
    public var text: String
    /// The screen after this moment, as an index in `screens`.
    public var screen: Int
    /// The index of the source file in `sources`, and the number of the source line.
    public var file: Int?
    public var line: Int?
    /// The source lines of the scenario that have run up to this moment.
    public var steps: [Int]?
    public var request: Int?

    /// True if two moments look the same, so that the page can show them as one moment.
    func isLike(_ other: PlayedMoment) -> Bool {
        at == other.at && kind == other.kind && text == other.text && file == other.file && line == other.line
            && request == nil && other.request == nil
    }
}
