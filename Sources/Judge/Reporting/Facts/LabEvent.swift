import Essentials

/// The lab's own entries between the events of a run: the start and the end of the stream, and the user's commands.
public struct LabEvent: Encodable, Sendable, Equatable {
    public var t: Double
    public var event: String
    public var version: Int?
    public var text: String?
    public var requests: Int?
    public var cancelled: Int?
    public var outcome: String?

    public init(t: Double, event: String, version: Int? = nil, text: String? = nil) {
        (self.t, self.event, self.version, self.text) = (t, event, version, text)
    }
}

/// A value as one line of JSON. The keys are sorted, so equal values give equal texts.
public enum JSONLine {
    public static func text(of value: some Encodable) throws -> String {
        try VerdictFacts.text(of: value, isIndented: false)
    }
}
