/// One case of a judge exercise: an app, and the scenario that it runs through.
///
///     Apps/03-same-size.swift      case 3, same-size
public struct JudgedCase: Hashable, Sendable {
    /// The case's number in the learner's form, counted from 1.
    public let number: Int
    public let name: String
    public let app: ExampleApp
    /// The scenario that has the same name as the case. If no scenario has the name of a case, the case runs through
    /// the first scenario that is not named after any case.
    public let scenario: ScenarioSource
}

extension Exercise {
    /// The cases of a judge exercise, in order; empty for all other kinds of exercise.
    public var cases: [JudgedCase] {
        guard kind == .judge else { return [] }
        return apps.compactMap { app in
            guard let scenario = scenarios.first(where: { $0.name == app.caseName }) ?? sharedScenarios.first
            else { return nil }
            return JudgedCase(number: app.caseNumber, name: app.caseName, app: app, scenario: scenario)
        }
    }

    /// The scenarios whose names are not the names of cases.
    var sharedScenarios: [ScenarioSource] {
        let names = Set(apps.map(\.caseName))
        return scenarios.filter { !names.contains($0.name) }
    }
}

extension ExampleApp {
    /// The number in a case's file name: `3` for `03-same-size.swift`, and 0 without a number.
    var caseNumber: Int { CourseReader.leadingNumber(name) ?? 0 }

    /// The name in a case's file name: `same-size` for `03-same-size.swift`.
    var caseName: String { CourseReader.nameBehindNumber(name) }
}
