import Gate

/// What the check of the source refuses, one finding a line: `line:column rule`.
func verdict(_ source: String) -> [String] {
    Gate.read([Source(name: "Answer.swift", bytes: Array(source.utf8))]).refusals
        .map { "\($0.line):\($0.column) \($0.rule)" }
}

func rules(_ source: String) -> [String] {
    Gate.read([Source(name: "Answer.swift", bytes: Array(source.utf8))]).refusals.map(\.rule)
}
