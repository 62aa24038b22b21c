/// All results of `course-gate` for an answer's source. The gate prints them as JSON, and
/// the workshop reads them.
public struct SourceReading: Codable, Hashable, Sendable {
    /// Sorted by file, line and column. Empty if the source is accepted.
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
