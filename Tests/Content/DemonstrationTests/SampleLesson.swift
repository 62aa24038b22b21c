import Curriculum
import TestSupport
import Workshop

@testable import Demonstration

/// A lesson with one run of a forecast whose task ignores a changed city.
enum SampleLesson {
    /// - Parameters:
    ///   - run: the fields of the lesson's run after the scenario.
    ///   - more: further programs.
    static func forecast(_ run: String, text: String = "", more: String = "") -> Lesson {
        Lesson(
            id: "l", title: "L", part: 1,
            markdown: """
                ```swift support hidden
                struct Host: View {
                    @Knob var city = "oslo"
                    var body: some View { Forecast(city: city) }
                }
                ```

                ```swift forecast with support
                struct Forecast: View {
                    let city: String
                    @State private var report = "…"
                    var body: some View {
                        Text(report).task {
                            guard let url = URL(string: "https://weather.example/\\(city)") else { return }
                            if let (data, _) = try? await URLSession.shared.data(from: url) {
                                report = String(decoding: data, as: UTF8.self)
                            }
                        }
                    }
                }
                ```
                \(more)

                ```predict oslo-to-cairo
                program: forecast
                scenario: |
                  route GET /oslo replies text after 300ms
                  route GET /cairo replies text after 200ms
                  show city=oslo
                  settle
                  set city cairo
                  settle
                \(run)
                ```

                \(text)
                """, file: "Lessons/01-l.md")
    }
}

extension Lesson {
    private static let workshop = Result { try Workshop.underTest() }

    /// Performs the lesson's runs as for a reader's page, but with two seeds.
    func performed(buildsAll: Bool = false) throws -> LessonPerformance {
        try Demonstration(of: self, in: Self.workshop.get()).perform(seeds: 2, buildsAll: buildsAll)
    }
}
