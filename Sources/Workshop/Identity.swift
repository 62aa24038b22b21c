import Foundation

/// The user a child runs as, when it is not to be us.
public struct Identity: Hashable, Sendable {
    public let user: UInt32
    public let group: UInt32

    /// Owns nothing on a sane machine. Children of different answers share it and still cannot meet: each has its
    /// own process and file namespace.
    public static let nobody = Identity(user: 65534, group: 65534)

    /// Root gives its powers up before anything else runs; anybody else has none to give up.
    public static var ofChildren: Identity? { geteuid() == 0 ? .nobody : nil }
}
