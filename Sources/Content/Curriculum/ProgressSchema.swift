/// The tables of the progress file, as a list of upgrade steps. A file in format n needs the upgrade steps from n on.
///
/// Never change an upgrade step after a release. For each change of the tables, add an upgrade step.
enum ProgressSchema {
    static let steps: [[String]] = [
        [
            """
            CREATE TABLE attempts (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                time REAL NOT NULL,
                exercise TEXT NOT NULL,
                content_version TEXT NOT NULL,
                passed INTEGER NOT NULL,
                score INTEGER NOT NULL,
                requests INTEGER NOT NULL,
                redundant INTEGER NOT NULL,
                missing_cancellations INTEGER NOT NULL,
                findings TEXT NOT NULL
            )
            """,
            "CREATE INDEX attempts_by_exercise ON attempts (exercise)",
            "CREATE TABLE lessons_read (lesson TEXT PRIMARY KEY, time REAL NOT NULL)",
        ],
        [
            "ALTER TABLE attempts ADD COLUMN par INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE attempts ADD COLUMN wasted_bytes INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE attempts ADD COLUMN wasted_milliseconds INTEGER NOT NULL DEFAULT 0",
        ],
        [
            """
            CREATE TABLE hints_shown (
                exercise TEXT NOT NULL,
                ladder TEXT NOT NULL,
                step INTEGER NOT NULL,
                time REAL NOT NULL,
                PRIMARY KEY (exercise, ladder, step)
            )
            """
        ],
        ["CREATE TABLE reveals (exercise TEXT NOT NULL, time REAL NOT NULL)"],
        [
            "ALTER TABLE attempts ADD COLUMN seed INTEGER NOT NULL DEFAULT 1",
            "ALTER TABLE attempts ADD COLUMN hints_used INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE attempts ADD COLUMN saw_reference INTEGER NOT NULL DEFAULT 0",
        ],
        [
            """
            CREATE TABLE drill_answers (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                time REAL NOT NULL,
                idea TEXT NOT NULL,
                variant TEXT NOT NULL,
                guess TEXT NOT NULL,
                is_right INTEGER NOT NULL,
                day INTEGER NOT NULL
            )
            """
        ],
    ]

    static let tables = ["attempts", "lessons_read", "hints_shown", "reveals", "drill_answers"]

    static func bringUp(_ database: borrowing Database) throws(Database.Failure) {
        guard try database.integer("PRAGMA user_version") < steps.count else { return }
        try database.transaction { database throws(Database.Failure) in
            // The format is read again inside the transaction, because another terminal may have upgraded the file.
            let current = try database.integer("PRAGMA user_version")
            for step in steps.dropFirst(current) {
                for statement in step { try database.run(statement) }
            }
            try database.run("PRAGMA user_version = \(steps.count)")
        }
    }
}
