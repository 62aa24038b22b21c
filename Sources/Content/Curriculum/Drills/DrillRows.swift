import Essentials

/// Stores answers to drills in the progress file, and reads them.
extension ProgressStore {
    /// Stores an answer to a drill at once, so that learners who leave a round lose nothing.
    public func record(_ answer: DrillAnswer, at time: Date = Date()) throws(ProgressError) {
        try write { database throws(Database.Failure) in
            try Self.insert(answer, at: time.timeIntervalSince1970, into: database)
        }
    }

    /// Adds all drill answers from another machine, or none if one of them cannot be stored.
    func add(_ drills: [Portfolio.DrillRecord]) throws(ProgressError) {
        guard !drills.isEmpty else { return }
        try write { database throws(Database.Failure) in
            for drill in drills { try Self.insert(drill.answer, at: drill.time, into: database) }
        }
    }

    /// Reads all answers to drills with their times, oldest first.
    func drillRecords() throws(ProgressError) -> [Portfolio.DrillRecord] {
        try perform { database throws(Database.Failure) in
            try database.rows(
                "SELECT time, idea, variant, guess, is_right, day FROM drill_answers ORDER BY time, id"
            ) { row in
                Portfolio.DrillRecord(
                    time: row.real(0), idea: row.text(1), variant: row.text(2), guess: row.text(3),
                    isRight: row.integer(4) != 0, day: row.integer(5))
            }
        }
    }

    public func drills() throws(ProgressError) -> DrillSchedule {
        DrillSchedule(try drillRecords().map(\.answer))
    }

    private static func insert(
        _ answer: DrillAnswer, at time: Double, into database: borrowing Database
    ) throws(Database.Failure) {
        try database.run(
            "INSERT INTO drill_answers (time, idea, variant, guess, is_right, day) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .real(time), .text(answer.idea), .text(answer.variant), .text(answer.guess),
                .integer(answer.isRight ? 1 : 0), .integer(answer.day),
            ])
    }
}

extension DrillAnswer {
    /// The number of a calendar day in this machine's time zone.
    public static func day(of time: Date = Date()) -> Int {
        Int(((time.timeIntervalSince1970 + Double(LocalTime.offset(at: time))) / 86_400).rounded(.down))
    }
}

extension Portfolio {
    /// An answer to a drill, as an exported file contains it.
    public struct DrillRecord: Hashable, Sendable, Codable {
        public var time: Double
        public var idea: String
        public var variant: String
        public var guess: String
        public var isRight: Bool
        public var day: Int

        var answer: DrillAnswer {
            DrillAnswer(idea: idea, variant: variant, guess: guess, isRight: isRight, day: day)
        }
    }
}
