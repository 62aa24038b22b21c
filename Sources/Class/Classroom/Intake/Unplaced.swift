/// A file or folder among the submissions that belongs to no student, with the reason.
public struct Unplaced: Codable, Hashable, Sendable {
    public var file: String
    public var reason: String

    public init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }
}
