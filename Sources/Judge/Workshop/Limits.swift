/// The resources that one child may use before it is stopped. Zero means no limit.
public struct Limits: Hashable, Sendable {
    public var cpuSeconds: Int
    /// The limit on real time, for children that sleep or wait instead of computing.
    public var wallSeconds: Double
    /// The time that the child may take for one reply; nil if only the limit on the whole time applies.
    public var answerSeconds: Double?
    public var addressSpace: UInt64
    /// The memory of the child and all processes that it starts, if control groups work on this machine.
    public var memory: UInt64
    public var fileSize: UInt64
    public var openFiles: Int
    public var processes: Int
    /// The course's own processes set their own limits, so almost all limits are off.
    static let ownProcess = Limits(
        cpuSeconds: 0, wallSeconds: 30 * 24 * 3600, addressSpace: 0, memory: 0, fileSize: 0, openFiles: 0,
        processes: 0)

    /// The number of bytes of each output stream that the course keeps. The course reads the output beyond the limit,
    /// but does not keep it.
    public var output: Int

    public init(
        cpuSeconds: Int, wallSeconds: Double, answerSeconds: Double? = nil, addressSpace: UInt64,
        memory: UInt64 = 1 << 30, fileSize: UInt64 = 64 << 20, openFiles: Int = 256, processes: Int = 128,
        output: Int = 64 << 10
    ) {
        self.cpuSeconds = cpuSeconds
        self.wallSeconds = wallSeconds
        self.answerSeconds = answerSeconds
        self.addressSpace = addressSpace
        self.memory = memory
        self.fileSize = fileSize
        self.openFiles = openFiles
        self.processes = processes
        self.output = output
    }
}

/// The limits for each step of building and running an answer.
public struct PhaseLimits: Hashable, Sendable {
    public var gate = Limits(cpuSeconds: 5, wallSeconds: 20, addressSpace: 2 << 30, output: 1 << 20)
    public var compile = Limits(
        cpuSeconds: 20, wallSeconds: 60, addressSpace: 4 << 30, memory: 2 << 30, output: 1 << 20)
    public var run = Limits(cpuSeconds: 3, wallSeconds: 15, addressSpace: 4 << 30, fileSize: 1 << 20)

    public init() {}

    /// The limits for reading and compiling a whole app of tens of thousands of lines, and its packages.
    static var wholeApp: PhaseLimits {
        var limits = PhaseLimits()
        limits.gate = Limits(cpuSeconds: 120, wallSeconds: 240, addressSpace: 8 << 30, output: 32 << 20)
        limits.compile = Limits(
            cpuSeconds: 600, wallSeconds: 900, addressSpace: 16 << 30, memory: 6 << 30, output: 4 << 20)
        return limits
    }

    /// The limits for apps in the lab: an app may run for a day, and may take a few seconds for each reply.
    public static var lab: PhaseLimits {
        var limits = PhaseLimits()
        limits.run = Limits(
            cpuSeconds: 600, wallSeconds: 24 * 3600, answerSeconds: 8, addressSpace: 4 << 30,
            fileSize: 1 << 20)
        return limits
    }
}

/// A limit that a child reached.
public enum Limit: String, Hashable, Sendable, Codable {
    case cpuTime
    case wallTime
    case memory
    case fileSize
}

/// The steps of building and running an answer.
public enum WorkPhase: String, Hashable, Sendable, Codable {
    case gate, compile, run
}
