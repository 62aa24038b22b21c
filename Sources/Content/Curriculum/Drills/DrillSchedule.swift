public struct DrillAnswer: Hashable, Sendable {
    public let idea: String
    public let variant: String
    public let guess: String
    public let isRight: Bool
    /// The number of the learner's calendar day.
    public let day: Int

    public init(idea: String, variant: String, guess: String, isRight: Bool, day: Int) {
        (self.idea, self.variant, self.guess) = (idea, variant, guess)
        (self.isRight, self.day) = (isRight, day)
    }
}

/// The day on which each drill idea returns, computed from all answers to drills.
///
/// An idea returns one day after a wrong guess. An idea returns three days after the first right guess on its due day,
/// and seven days after the second. After three right guesses on due days, the idea is learned. A right guess before
/// the due day does not change the schedule.
public struct DrillSchedule: Hashable, Sendable {
    public static let days = [1, 3, 7]

    /// One drill idea's state in the schedule.
    public struct Standing: Hashable, Sendable {
        /// The day on which the idea returns; nil if the learner has never guessed wrong, or has already learned the
        /// idea.
        public internal(set) var due: Int?
        /// The number of wrong guesses since the last right guess.
        public internal(set) var wrongInARow = 0
        public internal(set) var answers = 0
        public internal(set) var lastDay = 0
        var step = 0
    }

    public private(set) var standings: [String: Standing] = [:]
    private var answers: [DrillAnswer] = []

    /// - Parameter answers: all answers to drills, oldest first.
    public init(_ answers: [DrillAnswer] = []) {
        for answer in answers { add(answer) }
    }

    public mutating func add(_ answer: DrillAnswer) {
        var standing = standings[answer.idea] ?? Standing()
        standing.answers += 1
        standing.lastDay = answer.day
        if !answer.isRight {
            standing.step = 0
            standing.due = answer.day + Self.days[0]
            standing.wrongInARow += 1
        } else {
            standing.wrongInARow = 0
            if let due = standing.due, answer.day >= due {
                standing.step += 1
                standing.due =
                    Self.days.indices.contains(standing.step) ? answer.day + Self.days[standing.step] : nil
            }
        }
        standings[answer.idea] = standing
        answers.append(answer)
    }

    public var answered: Int { answers.count }
    public var right: Int { answers.count(where: \.isRight) }

    public struct Choice: Hashable, Sendable {
        public let idea: DrillIdea
        public let variant: DrillVariant
    }

    /// Chooses the drills of a round: first the due ideas, then new ideas, then all others. Among new ideas, ideas of lessons
    /// that the learner has read come first. If a round has more drills than the course has ideas, an idea can appear
    /// twice, with different values.
    public func round(of ideas: [DrillIdea], count: Int, on day: Int, partsRead: Set<Int> = []) -> [Choice] {
        let places = Dictionary(ideas.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        // The order of ideas is total, because it compares the ideas' places last.
        let order = ideas.sorted { one, other in
            rank(one, day, partsRead, places).lexicographicallyPrecedes(rank(other, day, partsRead, places))
        }
        var choices: [Choice] = []
        while choices.count < count {
            let before = choices.count
            for idea in order where choices.count < count {
                if let choice = choice(of: idea, besides: choices) { choices.append(choice) }
            }
            if choices.count == before { break }
        }
        return choices
    }

    private func rank(_ idea: DrillIdea, _ day: Int, _ partsRead: Set<Int>, _ places: [String: Int]) -> [Int]
    {
        let place = places[idea.id] ?? 0
        guard let standing = standings[idea.id] else {
            return [1, partsRead.contains(idea.part) ? 0 : 1, place]
        }
        if let due = standing.due, due <= day { return [0, due, place] }
        return [2, standing.lastDay, place]
    }

    /// Chooses the idea's least used variant; among equally used variants, the variant that differs most from the last one.
    private func choice(of idea: DrillIdea, besides chosen: [Choice]) -> Choice? {
        let planned = chosen.filter { $0.idea.id == idea.id }.map(\.variant.key)
        let used = answers.filter { $0.idea == idea.id }.map(\.variant) + planned
        let last = used.last.flatMap { key in idea.variants.first { $0.key == key } }
        let free = idea.variants.filter { !planned.contains($0.key) }
        let best = free.enumerated().min { one, other in
            let rank = { (place: Int, variant: DrillVariant) in
                [used.count { $0 == variant.key }, -(last?.distance(to: variant) ?? 0), place]
            }
            return rank(one.offset, one.element).lexicographicallyPrecedes(rank(other.offset, other.element))
        }
        return best.map { Choice(idea: idea, variant: $0.element) }
    }
}

/// A learner's drills in numbers on one day, for the command `progress`.
///
/// Ideas that the course has removed never return.
public struct DrillStanding: Hashable, Sendable {
    public let answered: Int
    public let right: Int
    /// The number of days until an idea returns, by the idea's id; zero or less if the idea must return now.
    private let days: [String: Int]

    public init(_ schedule: DrillSchedule = DrillSchedule(), on day: Int = 0) {
        (answered, right) = (schedule.answered, schedule.right)
        days = schedule.standings.compactMapValues { standing in standing.due.map { $0 - day } }
    }

    public func due(of ideas: Set<String>) -> Int { days.count { ideas.contains($0.key) && $0.value <= 0 } }

    /// The number of days until the next of the given ideas returns; nil if none returns.
    public func daysToNext(of ideas: Set<String>) -> Int? {
        days.filter { ideas.contains($0.key) }.values.min().map { max(0, $0) }
    }
}
