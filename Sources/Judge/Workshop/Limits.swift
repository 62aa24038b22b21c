/// What one child may use before it is stopped. Zero is no limit.
public struct Limits: Hashable, Sendable {
    public var cpuSeconds: Int
    /// Real time, for a child that sleeps or waits without using the processor.
    public var wallSeconds: Double
    /// How long one answer over its socket may take; nil for its whole wall time.
    public var answerSeconds: Double?
    public var addressSpace: UInt64
    /// Of the child and all that it starts together, where control groups can be made.
    public var memory: UInt64
    public var fileSize: UInt64
    public var openFiles: Int
    public var processes: Int
    /// For a process of the course's own, which limits itself.
    static let ownProcess = Limits(
        cpuSeconds: 0, wallSeconds: 30 * 24 * 3600, addressSpace: 0, memory: 0, fileSize: 0, openFiles: 0,
        processes: 0)

    /// In bytes, for each output stream: what is kept. The rest is read and dropped.
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

/// The limits of each step of one answer.
public struct PhaseLimits: Hashable, Sendable {
    public var gate = Limits(cpuSeconds: 5, wallSeconds: 20, addressSpace: 2 << 30, output: 1 << 20)
    public var compile = Limits(
        cpuSeconds: 20, wallSeconds: 60, addressSpace: 4 << 30, memory: 2 << 30, output: 1 << 20)
    public var run = Limits(cpuSeconds: 3, wallSeconds: 15, addressSpace: 4 << 30, fileSize: 1 << 20)

    public init() {}

    /// For thousands of plays, of which some may hang: a play takes milliseconds, and nothing waits for one that takes a second.
    public static var exploration: PhaseLimits {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        return limits
    }

    /// For a person at the lab's prompt: the app may live for a day, and each single answer has a few seconds.
    public static var lab: PhaseLimits {
        var limits = PhaseLimits()
        limits.run = Limits(
            cpuSeconds: 600, wallSeconds: 24 * 3600, answerSeconds: 8, addressSpace: 4 << 30,
            fileSize: 1 << 20)
        return limits
    }
}

/// A limit that was reached.
public enum Limit: String, Hashable, Sendable, Codable {
    case cpuTime
    case wallTime
    case memory
    case fileSize
}

/// One step of an answer's way.
public enum WorkPhase: String, Hashable, Sendable, Codable {
    case gate, compile, run
}
