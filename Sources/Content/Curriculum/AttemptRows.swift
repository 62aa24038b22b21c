import Essentials

/// Writes attempts to the table of attempts, and reads the table.
enum AttemptRows {
    private static let columns = """
        time, exercise, content_version, passed, score, requests, redundant, missing_cancellations, findings, par,
        wasted_bytes, wasted_milliseconds, seed, hints_used, saw_reference
        """

    static func insert(
        _ attempt: AttemptSummary, at time: Date, into database: borrowing Database
    ) throws(Database.Failure) {
        try database.run(
            "INSERT INTO attempts (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .real(time.timeIntervalSince1970), .text(attempt.exerciseID),
                .text(attempt.contentVersion), .integer(attempt.passed ? 1 : 0),
                .integer(attempt.score), .integer(attempt.requests), .integer(attempt.redundant),
                .integer(attempt.missingCancellations),
                .text(attempt.findings.joined(separator: ",")), .integer(attempt.par),
                .integer(attempt.wastedBytes), .integer(attempt.wastedMilliseconds),
                // SQLite has only signed integers, so a large seed is stored as a negative number with the same bits.
                .integer(Int(bitPattern: UInt(attempt.seed))), .integer(attempt.hintsUsed),
                .integer(attempt.sawReference ? 1 : 0),
            ])
    }

    /// Reads the attempts at one exercise, or at all exercises, oldest first.
    static func attempts(
        of exerciseID: String?, in database: borrowing Database
    ) throws(Database.Failure) -> [Attempt] {
        try database.rows(
            "SELECT \(columns) FROM attempts \(exerciseID == nil ? "" : "WHERE exercise = ?") ORDER BY time, id",
            exerciseID.map { [.text($0)] } ?? []
        ) { row in
            Attempt(
                time: Date(timeIntervalSince1970: row.real(0)),
                summary: AttemptSummary(
                    exerciseID: row.text(1), passed: row.integer(3) != 0, score: row.integer(4),
                    requests: row.integer(5), redundant: row.integer(6),
                    missingCancellations: row.integer(7), par: row.integer(9),
                    wastedBytes: row.integer(10), wastedMilliseconds: row.integer(11),
                    findings: row.text(8).split(separator: ",").map(String.init),
                    contentVersion: row.text(2), seed: UInt64(UInt(bitPattern: row.integer(12))),
                    hintsUsed: row.integer(13), sawReference: row.integer(14) != 0))
        }
    }
}
