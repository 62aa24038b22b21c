/// A failure of one of Slurm's commands: the fact, and the next step.
public struct SlurmFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let fact: String
    public let remedy: String

    init(_ fact: String, remedy: String = "Run `sinfo` to see whether the cluster responds.") {
        (self.fact, self.remedy) = (fact, remedy)
    }

    public var description: String { "\(fact)\n\(remedy)" }
}
