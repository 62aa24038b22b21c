import Curriculum

extension Session {
    /// The page for the command `hint`; nil if no exercise is open.
    public var hintPage: HintPage? {
        guard let exercise = current?.exercise else { return nil }
        let findings = progress.standings[exercise.id]?.lastFindings ?? []
        let ladder = exercise.ladder(for: findings)
        return HintPage(
            ladder: ladder, shown: ladder.map { progress.hintsShown(in: $0.name, of: exercise.id) } ?? 0,
            isForLastRun: ladder.map { $0.codes.contains(where: findings.contains) } ?? false,
            taskCommand: typed("task"))
    }

    mutating func hint() -> [PromptEffect] {
        guard let open = current, let page = hintPage else { return withCurrent { _ in [] } }
        guard let ladder = page.ladder, page.shown < ladder.steps.count else {
            return [.print(page.markdown)]
        }
        progress.markHint(page.shown + 1, in: ladder.name, of: open.exercise.id)
        return [
            .print(page.markdown),
            .recordHint(exerciseID: open.exercise.id, ladder: ladder.name, step: page.shown + 1),
        ]
    }
}
