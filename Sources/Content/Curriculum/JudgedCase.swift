/// One case of an exercise of the kind `judge`: an app, and the story that it is played with.
///
///     Apps/03-same-size.swift      case 3, same-size
public struct JudgedCase: Hashable, Sendable {
    /// From 1 on, as in the learner's form.
    public let number: Int
    /// The file's name without its number.
    public let name: String
    public let app: ExampleApp
    /// The scenario with the case's name, or else the first that is for all cases.
    public let scenario: ScenarioSource
}

extension Exercise {
    /// The cases that the learner judges, in their order; empty for all other kinds.
    public var cases: [JudgedCase] {
        guard kind == .judge else { return [] }
        return apps.compactMap { app in
            guard let scenario = scenarios.first(where: { $0.name == app.caseName }) ?? sharedScenarios.first
            else { return nil }
            return JudgedCase(number: app.caseNumber, name: app.caseName, app: app, scenario: scenario)
        }
    }

    /// The scenarios that are named for no case.
    var sharedScenarios: [ScenarioSource] {
        let names = Set(apps.map(\.caseName))
        return scenarios.filter { !names.contains($0.name) }
    }
}

extension ExampleApp {
    /// `3` of `03-same-size.swift`; 0 where there is no number.
    var caseNumber: Int { CourseReader.leadingNumber(name) ?? 0 }

    /// `same-size` of `03-same-size.swift`
    var caseName: String { CourseReader.nameBehindNumber(name) }
}
