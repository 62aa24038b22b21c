/// All results of `course-gate` for an answer's source. `course-gate` prints its results as JSON for the workshop.
public struct SourceReading: Codable, Hashable, Sendable {
    /// The places that the source checker refuses, sorted by file, line and column; empty if the source is
    /// accepted.
    public var refusals: [GateFinding]
    public var outline: SourceOutline
    /// The work that views start; empty if the source checker refuses the source.
    public var work: [WorkNote]

    public init(refusals: [GateFinding], outline: SourceOutline, work: [WorkNote]) {
        self.refusals = refusals
        self.outline = outline
        self.work = work
    }
}
