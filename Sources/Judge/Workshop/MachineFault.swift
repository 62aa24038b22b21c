/// A problem of this machine that affects every answer: the fact and the next step.
///
///     No Swift toolchain was found: PATH has no swiftc.
///     Install Swift 6.3 or later from swift.org and put its usr/bin first on PATH.
public struct MachineFault: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, Codable {
        case toolchainMissing
        case otherCompiler
        case engineMissing
        case sandboxUnavailable
        case unreachable
        case untrustedFolder
        case diskFull
        case killed
        case fileSystem
        case processStart
        case staleCache
        case unusableFileName
        case kitNotBuilt
    }

    public var kind: Kind
    public var fact: String
    public var remedy: String

    public init(_ kind: Kind, _ fact: String, remedy: String) {
        self.kind = kind
        self.fact = fact
        self.remedy = remedy
    }

    public var description: String { "\(fact)\n\(remedy)" }

    /// A child got SIGKILL without reaching a limit of the course.
    public static let killed = MachineFault(
        .killed,
        "The system killed a process of the course, most likely because memory ran out. The process itself had exceeded no limit.",
        remedy: "Close other programs, grade fewer answers at once (--jobs 1), or add memory.")
}
