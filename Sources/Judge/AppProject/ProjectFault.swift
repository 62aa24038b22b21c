/// Why a folder cannot be shown as an app: the fact and the next step, in one line.
public struct ProjectFault: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
