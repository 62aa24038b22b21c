/// Everything `course-gate` says about an answer's source. The gate prints it as JSON and the workshop reads it.
public struct SourceReading: Codable, Hashable, Sendable {
    /// In the order of files, lines and columns. Empty if the source is accepted.
    public var refusals: [GateFinding]
    public var outline: SourceOutline
    /// Empty if the source is refused.
    public var work: [WorkNote]

    public init(refusals: [GateFinding], outline: SourceOutline, work: [WorkNote]) {
        self.refusals = refusals
        self.outline = outline
        self.work = work
    }
}
