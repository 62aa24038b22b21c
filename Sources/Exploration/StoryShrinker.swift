import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// Makes a story short that shows something wrong: fewer lines, plainer times, first values.
struct StoryShrinker {
    let setting: StorySetting
    let stage: StoryStage
    /// True when there is no time to make it shorter still.
    var isOver: @Sendable () -> Bool = { false }

    struct Short {
        let story: Story
        let finding: Finding
        let scenario: Scenario
    }

    /// Nil if the story does not show the same under each of three seeds.
    func shorten(_ story: Story, showing cause: Cause) throws(RefereeFault) -> Short? {
        guard try shows(story, cause) else { return nil }
        var story = story
        var isShorter = true
        while isShorter {
            isShorter = false
            for candidate in candidates(of: story) {
                if isOver() { break }
                guard try shows(candidate, cause) else { continue }
                story = candidate
                isShorter = true
                break
            }
        }
        let judge = StoryJudge(stage: stage)
        guard let found = try judge.accusations(of: story).first(where: { $0.cause == cause }) else {
            return nil
        }
        for number in 1...2 {
            let again = StoryJudge(stage: stage, seed: RunSeed((stage.seed.number ?? 0) &+ UInt64(number)))
            guard try again.accusations(of: story).contains(where: { $0.cause == cause }) else { return nil }
        }
        return Short(story: story, finding: found.finding, scenario: found.scenario)
    }

    private func shows(_ story: Story, _ cause: Cause) throws(RefereeFault) -> Bool {
        try StoryJudge(stage: stage).accusations(of: story).contains { $0.cause == cause }
    }

    /// Simpler stories, the boldest first.
    private func candidates(of story: Story) -> [Story] {
        var found: [Story] = []
        // What every story begins with stays as it is.
        let fixed = stage.opening.lines.count
        let count = story.lines.count
        var size = (count - fixed) / 2
        while size > 0 {
            for start in stride(from: count - size, through: fixed, by: -size) {
                var shorter = story
                shorter.lines.removeSubrange(start..<start + size)
                found.append(shorter)
            }
            size /= 2
        }
        if story.weather.failure != nil {
            var calm = story
            calm.weather = Weather(seed: story.weather.seed, kinds: story.weather.kinds, failure: nil)
            found.append(calm)
        }
        for (place, line) in story.lines.enumerated().dropFirst(fixed) {
            for plainer in plainer(line) {
                var simpler = story
                simpler.lines[place] = plainer
                found.append(simpler)
            }
        }
        return found
    }

    private func plainer(_ line: Verb) -> [Verb] {
        switch line {
        case .wait(let time):
            [Duration.milliseconds(100), .milliseconds(10), .seconds(1)].prefix { $0 != time }.map {
                .wait($0)
            }
        case .set(let setting):
            values(setting).map { .set($0) }
        case .show(let settings):
            settings.indices.flatMap { index in
                values(settings[index]).map { value in
                    var all = settings
                    all[index] = value
                    return .show(all)
                }
            }
        case .settle(let limit) where limit != StoryStage.longest: [.settle(limit: StoryStage.longest)]
        case .pick, .template, .route, .network, .hide, .rerender, .gesture, .settle, .want, .may, .within,
            .see,
            .expect:
            []
        }
    }

    /// The values before this one.
    private func values(_ setting: KnobSetting) -> [KnobSetting] {
        self.setting.values.choices(of: setting.knob).prefix { $0 != setting.value }
            .map { KnobSetting(knob: setting.knob, value: $0) }
    }
}
