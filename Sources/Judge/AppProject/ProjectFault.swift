/// The reason why the course cannot run a folder as an app, with advice for the user, in one line.
public struct ProjectFault: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
