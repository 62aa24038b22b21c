import Referee
import Scenario
import VirtualTime
import Wire

/// Compares a story with the same app, started fresh with the story's inputs. The comparison works only for plain stories,
/// because user actions change the app's state.
struct FreshReference {
    let stage: StoryRunner
    let seed: RunSeed

    private func run(_ inputs: Inputs, _ story: Story) throws(RefereeFault) -> FreshRun {
        try stage.fresh(inputs, in: story.weather, seed: seed)
    }

    // MARK: - Wants

    /// The story's lines, with added `want` and `may` lines before each change of the inputs. After a changed input,
    /// the app must request new resources, and may keep or request earlier resources again. Requests that follow from
    /// an older response, such as the pictures of a list, may continue until the new response arrives.
    /// - Returns: nil if one of the fresh apps does not settle.
    func wants(of story: Story, _ told: StoryResult) throws(RefereeFault) -> [Verb]? {
        var lines: [Verb] = []
        var inputs = Inputs()
        var isShown = false
        var asked: Set<Resource> = []
        var wanted: [Resource] = []
        var derived: Set<Resource> = []
        for (place, line) in story.lines.enumerated() {
            var changes = true
            switch line {
            case .show: isShown = true
            case .hide: isShown = false
            case .set: break
            case .gesture(.foreground), .gesture(.background): asked.formUnion(wanted)
            case .rerender, .wait, .settle: changes = false
            case .pick, .template, .route, .network, .gesture, .want, .may, .within, .see, .expect: return nil
            }
            inputs.follow(line)
            if changes {
                let fresh = isShown ? try run(inputs, story) : nil
                if let fresh, !fresh.isCalm { return nil }
                let needs = fresh.map(needs) ?? []
                // No new `want` line is necessary if the requests in flight already load the resources for the new
                // input.
                let goesOn =
                    line.name == .set && !wanted.isEmpty && needs.map(\.resource) == wanted
                    && told.isInFlight(wanted, beforeLine: place + 1)
                if !goesOn {
                    asked.formUnion(wanted)
                    wanted = needs.map(\.resource)
                    let new = needs.filter { !asked.contains($0.resource) }
                    lines.append(want(new))
                    if !isShown { derived = [] }
                    lines.append(
                        .may(
                            asked.intersection(wanted).union(derived).subtracting(new.map(\.resource))
                                .sorted()))
                    derived.formUnion(fresh?.derived ?? [])
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// The resources that a freshly started app with the given inputs requests.
    func needs(with inputs: Inputs, _ story: Story) throws(RefereeFault) -> [Resource] {
        needs(of: try run(inputs, story)).map(\.resource)
    }

    /// The resources that the fresh app requested, each once, with the time of its first request.
    private func needs(of fresh: FreshRun) -> [(resource: Resource, at: VirtualInstant)] {
        var needs: [(resource: Resource, at: VirtualInstant)] = []
        for request in fresh.requests where !needs.contains(where: { $0.resource == request.resource }) {
            needs.append(request)
        }
        return needs
    }

    private func want(_ needs: [(resource: Resource, at: VirtualInstant)]) -> Verb {
        let latest = needs.map(\.at).max() ?? .zero
        let delay = latest - .zero
        return .want(needs.map(\.resource), within: delay > .zero ? delay + .milliseconds(1) : nil)
    }

    // MARK: - Sights

    /// The checks that a fresh app with the final inputs passes, and that the story's final screen fails.
    func sights(at story: Story, _ told: StoryResult) throws(RefereeFault) -> [Verb] {
        guard !story.lines.endAway, story.lines.endShown else { return [] }
        var inputs = Inputs()
        var before: [Inputs] = []
        for line in story.lines {
            let old = inputs
            inputs.follow(line)
            if inputs != old { before.append(old) }
        }
        let fresh = try run(inputs, story)
        guard fresh.isCalm, try !isSeeded(inputs, fresh, told, story) else { return [] }
        return fresh.screen.lines(missedBy: told.screen)
            + (try oldTexts(before, fresh.screen.texts, told.screen.texts, story))
    }

    /// True if the app uses some inputs only as initial values of state. If an input only sets the initial value of a
    /// state, later values of the input change neither requests nor the screen.
    private func isSeeded(
        _ inputs: Inputs, _ fresh: FreshRun, _ told: StoryResult, _ story: Story
    ) throws(RefereeFault) -> Bool {
        guard stage.seedsState, let show = story.lines.last(where: { $0.name == .show }) else { return false }
        var begun = Inputs()
        begun.follow(show)
        let changed = begun.settings.filter { inputs.value(of: $0.knob) != $0.value }.prefix(4)
        for choice in 1..<(1 << changed.count) {
            var mixed = inputs
            mixed.take(changed.enumerated().filter { choice & (1 << $0.offset) != 0 }.map(\.element))
            let old = try run(mixed, story)
            if old.screen.lines == told.screen.lines,
                needs(of: old).map(\.resource) == needs(of: fresh).map(\.resource)
            {
                return true
            }
        }
        return false
    }

    /// The checks for a story in which the network connection returned before the app was shown again.
    func sightsAfterReturn(of story: Story, _ told: StoryResult) throws(RefereeFault) -> [Verb] {
        guard let place = story.lines.lastIndex(where: { $0.name == .network }),
            story.lines[place] == .network(.on), story.lines[place...].contains(where: { $0.name == .show })
        else { return [] }
        var plain = story
        plain.lines.removeAll { $0.name == .network }
        return plain.isPlain ? try sights(at: plain, told) : []
    }

    /// Checks for texts of earlier inputs that are still on screen instead of the texts of the final inputs.
    private func oldTexts(
        _ before: [Inputs], _ wanted: Set<String>, _ shown: Set<String>, _ story: Story
    ) throws(RefereeFault) -> [Verb] {
        let surplus = shown.subtracting(wanted)
        let missing = wanted.subtracting(shown).filter { text in !shown.contains { $0.contains(text) } }
        guard !surplus.isEmpty, !missing.isEmpty else { return [] }
        for inputs in before where !inputs.settings.isEmpty {
            let old = try run(inputs, story).screen.texts
            if surplus.isSubset(of: old), missing.isDisjoint(with: old) {
                return missing.sorted().map { .see(.text($0), isExpected: true) }
            }
        }
        return []
    }

    // MARK: - Old errors

    /// Finds errors on screen although the wanted resources are still loading and have never failed.
    func oldErrors(in story: Story, _ told: StoryResult) throws(RefereeFault) -> [SuspectedFault] {
        guard story.weather.failure != nil else { return [] }
        var inputs = Inputs()
        for (place, line) in story.lines.enumerated() {
            inputs.follow(line)
            guard story.lines[...place].contains(where: { $0.name == .set }),
                told.moments.indices.contains(place),
                told.moments[place].signs.contains(.error), Array(story.lines[...place]).endShown
            else { continue }
            let fresh = try run(inputs, story)
            let needs = Set(fresh.requests.map(\.resource))
            let past = told.events.prefix(told.moments[place].events)
            guard fresh.isCalm, told.isInFlight(Array(needs), afterLine: place + 1),
                needs.isDisjoint(with: TraceEvent.failures(in: past))
            else { continue }
            return [
                SuspectedFault(
                    lines: story.lines[...place] + [.see(.error, isExpected: false)], codes: [.wrongScreen])
            ]
        }
        return []
    }
}
