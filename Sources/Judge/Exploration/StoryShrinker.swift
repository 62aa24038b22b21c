import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// Shortens a story that shows a finding: fewer lines, plainer times, plainer values.
struct StoryShrinker {
    let setting: StorySetting
    let stage: StoryRunner
    typealias Judge = (Story, RunSeed) throws(RefereeFault) -> [StoryFinding]
    let judge: Judge
    /// Returns true if no time is left to shorten the story further.
    var isOver: @Sendable () -> Bool = { false }

    struct Short {
        let story: Story
        let accusation: StoryFinding
    }

    /// - Parameter known: the finding that the story shows with the exploration's seed.
    /// - Returns: nil if the story does not show the finding under each of three seeds.
    func shorten(_ story: Story, showing known: StoryFinding) throws(RefereeFault) -> Short? {
        var short = Short(story: story, accusation: known)
        // A run that exceeds a limit takes seconds, more than a thousand times as long as most other runs.
        let isSlow = known.finding.code == .limitExceeded
        var steps = isSlow ? 8 : Int.max
        while steps > 0, let shorter = try simpler(than: short) {
            short = shorter
            steps -= 1
        }
        for number in 1...(isSlow ? 1 : 2) {
            let seed = RunSeed((stage.seed.number ?? 0) &+ UInt64(number))
            guard try accusation(of: known.cause, in: short.story, seed: seed) != nil else { return nil }
        }
        return short
    }

    /// The first simpler story that shows the same finding; nil if no such story exists or no time is left.
    private func simpler(than short: Short) throws(RefereeFault) -> Short? {
        for story in candidates(of: short.story) {
            if isOver() { return nil }
            if let found = try accusation(of: short.accusation.cause, in: story, seed: stage.seed) {
                return Short(story: story, accusation: found)
            }
        }
        return nil
    }

    private func accusation(
        of cause: Cause, in story: Story, seed: RunSeed
    ) throws(RefereeFault) -> StoryFinding? {
        try judge(story, seed).first { $0.cause == cause }
    }

    /// Simpler versions of the story, the simplest first.
    private func candidates(of story: Story) -> [Story] {
        var found: [Story] = []
        // Shortening never removes the opening's lines.
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
        // If a `hide` line is removed, the next `show` line is removed too.
        for gone in story.lines.indices.dropFirst(fixed) where story.lines[gone] == .hide {
            guard let back = story.lines[gone...].firstIndex(where: { $0.name == .show }) else { continue }
            var shorter = story
            shorter.lines.remove(at: back)
            shorter.lines.remove(at: gone)
            found.append(shorter)
        }
        if story.weather.failure != nil {
            var calm = story
            calm.weather = story.weather.calm
            found.append(calm)
        }
        if story.weather.hasLongLists {
            var shorter = story
            shorter.weather.hasLongLists = false
            found.append(shorter)
        }
        if let succession = story.weather.succession {
            for place in succession.turns.indices.dropLast() {
                var turns = succession.turns
                turns.remove(at: place)
                var plainer = story
                plainer.weather.succession = ResponseSequence(shape: succession.shape, turns: turns)
                found.append(plainer)
            }
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
        case .settle(let limit) where limit != StoryRunner.longest: [.settle(limit: StoryRunner.longest)]
        case .pick, .template, .route, .network, .hide, .rerender, .gesture, .settle, .want, .may, .within,
            .see,
            .expect:
            []
        }
    }

    /// The values that come before the knob's current value in the list of choices, which begins with the plainest
    /// value.
    private func values(_ setting: KnobSetting) -> [KnobSetting] {
        self.setting.values.choices(of: setting.knob).prefix { $0 != setting.value }
            .map { KnobSetting(knob: setting.knob, value: $0) }
    }
}
