import Referee
import Scenario
import Synchronization
import Verification
import Wire
import Workshop

/// One correct answer that several threads can run.
final class Player: Sendable {
    private struct Key: Hashable {
        let story: Story
        let seed: RunSeed
    }
    private enum Stage {
        case unbuilt
        case missing
        case ready(StoryRunner)
    }
    private struct State: Sendable {
        var stage = Stage.unbuilt
        var setting: StorySetting?
        var stories: [Int: Story] = [:]
        var profiles: [Key: StoryProfile] = [:]
    }
    private let state = Mutex(State())
    private let answer: Answer
    private let workshop: Workshop
    private let seed: RunSeed
    private let sdk: Int
    private let errors: [String]
    /// The number of earlier stories and profiles to keep for comparison with other apps.
    private let most: Int

    init(
        _ answer: Answer, in workshop: Workshop, seed: RunSeed, sdk: Int, errors: [String], keeping most: Int
    ) {
        (self.answer, self.workshop, self.seed, self.errors) = (answer, workshop, seed, errors)
        (self.sdk, self.most) = (sdk, most)
    }

    func story(
        _ number: Int, of task: TaskText, hints: SourceOutline.KnobHints
    ) throws(RefereeFault) -> Story? {
        try state.withLock { state throws(RefereeFault) in
            if let known = state.stories[number] { return known }
            guard let stage = try stage(&state) else { return nil }
            let setting: StorySetting
            if let known = state.setting {
                setting = known
            } else {
                setting = try StorySetting(probing: stage, hints: hints)
            }
            state.setting = setting
            let story = try TaskStoryInventor(setting: setting, failures: task.failures).story(
                number, on: stage)
            if state.stories.count >= most { state.stories = [:] }
            state.stories[number] = story
            return story
        }
    }

    func profile(
        of story: Story, seed: RunSeed, words: [String]
    ) throws(RefereeFault) -> StoryProfile? {
        try state.withLock { state throws(RefereeFault) in
            let key = Key(story: story, seed: seed)
            if let known = state.profiles[key] { return known }
            guard let stage = try stage(&state) else { return nil }
            let profile = try StoryProfile(of: story, on: stage, seed: seed, words: words)
            if state.profiles.count >= most { state.profiles = [:] }
            state.profiles[key] = profile
            return profile
        }
    }

    func trace(of scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace? {
        try state.withLock { state throws(RefereeFault) in
            try stage(&state)?.trace(of: scenario, seed: seed)
        }
    }

    private func stage(_ state: inout State) throws(RefereeFault) -> StoryRunner? {
        switch state.stage {
        case .ready(let stage): return stage
        case .missing: return nil
        case .unbuilt:
            guard let app = try build() else {
                state.stage = .missing
                return nil
            }
            let stage = StoryRunner(AppRunner(of: app, in: workshop, sdk: sdk), seed: seed, errors: errors)
            state.stage = .ready(stage)
            return stage
        }
    }

    /// Builds the answer. Returns nil if the answer does not compile, because such an answer is useless for
    /// comparisons.
    private func build() throws(RefereeFault) -> BuiltApp? {
        do throws(MachineFault) {
            guard case .built(let app) = try workshop.build(answer) else { return nil }
            return app
        } catch {
            throw .machine(error)
        }
    }
}
