/// One step of the page's slider: something that happened, when, and the line of source at work.
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
    /// In milliseconds, and as a person writes it.
    public var at: Double
    public var when: String
    /// Its place on the timeline.
    public var x: Int
    public var kind: Kind
    public var text: String
    /// What is on screen from now on, by its place in `screens`.
    public var screen: Int
    /// The file at work, by its place in `sources`, and its line.
    public var file: Int?
    public var line: Int?
    /// The lines of the scenario that were carried out.
    public var steps: [Int]?
    public var request: Int?

    /// What two moments have to share to become one.
    func isLike(_ other: PlayedMoment) -> Bool {
        at == other.at && kind == other.kind && text == other.text && file == other.file && line == other.line
            && request == nil && other.request == nil
    }
}
