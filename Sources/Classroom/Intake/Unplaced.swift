/// Something in the folder of submissions that is nobody's answer.
public struct Unplaced: Codable, Hashable, Sendable {
    public var file: String
    public var reason: String

    public init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }
}
