/// Why Slurm did not do what it was asked: the fact, and the next step.
public struct SlurmFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let fact: String
    public let remedy: String

    init(_ fact: String, remedy: String = "The command `sinfo` shows whether the cluster answers.") {
        (self.fact, self.remedy) = (fact, remedy)
    }

    public var description: String { "\(fact)\n\(remedy)" }
}
