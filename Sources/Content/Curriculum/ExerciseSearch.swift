extension Curriculum {
    /// Finds the exercises whose name, title, task or lesson's title contains every word.
    ///
    ///     curriculum.exercises(about: "picture")    // exercises about pictures
    ///     curriculum.exercises(about: "6 cancel")   // exercises of part 6 about canceling
    ///
    /// A number in the search is the number of a part or an exercise. The search reads tasks only if no name or title
    /// matches, because a task mentions many subjects.
    public func exercises(about subject: String) -> [Exercise] {
        let words = subject.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let named = exercises.filter { exercise in
            words.allSatisfy { $0.isNumber(of: exercise) || names(of: exercise).contains($0) }
        }
        guard named.isEmpty else { return named }
        return exercises.filter { exercise in
            let text = names(of: exercise) + "\n" + exercise.task.lowercased()
            return words.allSatisfy { $0.isNumber(of: exercise) || text.contains($0) }
        }
    }

    private func names(of exercise: Exercise) -> String {
        [exercise.id, exercise.title, lesson(part: exercise.number.part)?.title ?? ""]
            .joined(separator: "\n").lowercased()
    }
}

extension String {
    fileprivate func isNumber(of exercise: Exercise) -> Bool {
        self == "\(exercise.number)" || self == "\(exercise.number.part)"
    }
}
