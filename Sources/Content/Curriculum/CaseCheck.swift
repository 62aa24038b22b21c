extension ExerciseReader {
    /// Checks that the cases of a judge exercise have the numbers 1, 2, 3 and so on, and that each case has one
    /// scenario.
    mutating func check(_ cases: [ExampleApp], _ scenarios: [ScenarioSource]) {
        for (offset, app) in cases.enumerated() where app.caseNumber != offset + 1 || app.caseName.isEmpty {
            report(
                app.source.path, "The cases' numbers are not consecutive",
                "Name the file Apps/\(offset + 1 < 10 ? "0" : "")\(offset + 1)-name.swift, or correct the number of the file before."
            )
        }
        let names = Set(cases.map(\.caseName))
        let shared = scenarios.filter { !names.contains($0.name) }
        if cases.isEmpty {
            report(
                "\(path)/exercise.md", "The exercise has no cases to judge",
                "Write the cases as Apps/01-name.swift, Apps/02-name.swift and so on.")
        }
        let own = Set(scenarios.map(\.name))
        for app in cases where shared.isEmpty && !own.contains(app.caseName) {
            report(
                app.source.path, "No scenario runs this case",
                "Add a scenario named \(app.caseName), or a scenario with another name for all cases.")
        }
        for scenario in shared.dropFirst() {
            report(
                scenario.file, "The scenario \(scenario.name) runs no case",
                "Name the scenario for a case, such as \(cases.first?.caseName ?? "the first"), or remove the scenario."
            )
        }
    }
}
