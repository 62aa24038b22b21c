/// `--seed`, read the same way by every command that plays scenarios.
enum SeedOption {
    static func value(in arguments: Arguments, usage: String) throws(UsageError) -> UInt64 {
        guard let text = arguments[.seed] else { return 1 }
        guard let seed = UInt64(text) else {
            throw UsageError("--seed takes a whole number, and \"\(text)\" is none", usage: usage)
        }
        return seed
    }
}
