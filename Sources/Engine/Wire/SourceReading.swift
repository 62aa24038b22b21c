/// All results of `course-gate` for an answer's source. The gate prints these results as JSON for the
/// workshop.
public struct SourceReading: Codable, Hashable, Sendable {
    /// The refused places, sorted by file, line and column. Empty if the gate accepts the source.
    public var refusals: [GateFinding]
    public var outline: SourceOutline
    /// The work that views start. Empty if the gate refuses the source.
    public var work: [WorkNote]

    public init(refusals: [GateFinding], outline: SourceOutline, work: [WorkNote]) {
        self.refusals = refusals
        self.outline = outline
        self.work = work
    }
}
