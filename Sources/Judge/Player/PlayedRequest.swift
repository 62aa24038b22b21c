import Grading
import Reporting

/// A request in the page's list: its sender, its outcome and its cause.
public struct PlayedRequest: Codable, Hashable, Sendable {
    public var number: Int
    public var resource: String
    /// `ProfilePicture's .task`
    public var sender: String?
    public var file: Int?
    public var line: Int?
    public var started: String
    public var ended: String?
    public var fate: String
    /// The indexes of the moments at which the request was sent and ended.
    public var from: Int?
    public var to: Int?
    public var isFault: Bool
    /// The notes that the timeline shows beside the request.
    public var notes: [String]
    public var why: [String]

    init(_ account: RequestAccount, in series: MomentSeries) {
        let record = account.record
        number = record.id
        resource = record.resource.description.shown(most: 300)
        sender = record.scope?.spelled.shown(most: 300)
        file = series.file(record.location?.file)
        line = file == nil ? nil : record.location?.line
        started = record.started.description
        ended = record.ending == .none ? nil : record.ended.description
        fate = account.fate
        (from, to) = series.span(ofRequest: record.id)
        isFault =
            account.lane.bars.contains { $0.use == .wasted || $0.use == .orphaned }
            || account.entry.isCancelledTooSoon
        notes = account.notes.map { $0.shown(most: 300) }
        why = account.why.prefix(60).map { $0.shown(most: 300) }
    }
}

/// A task of a view: the line that started it, and the moments at which it started and ended.
public struct PlayedTask: Codable, Hashable, Sendable {
    public var number: Int
    public var from: Int
    public var to: Int?
    public var file: Int?
    public var line: Int?
}
