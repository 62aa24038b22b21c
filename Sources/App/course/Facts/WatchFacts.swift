import Study

/// One line in the output of `watch --json`.
struct WatchFacts: Encodable {
    let millisecondsSinceSave: Int
    let run: VerifyFacts

    init(_ run: AnswerRun, after wait: Duration) {
        millisecondsSinceSave = Int(wait / .milliseconds(1))
        self.run = run.facts
    }
}
