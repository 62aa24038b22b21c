import VirtualTime
import Wire

/// The meaning of one line of a scenario.
///
/// Each verb has a file in `Verbs/` and a case in the `switch` statements of `Verb.swift`. `Scenario.resolved(seed:)`
/// removes `pick` lines and placeholders before a run.
public enum Verb: Hashable, Sendable {
    // The seed
    case pick(Pick)
    case template(LineTemplate)

    // The world
    case route(Route)
    case network(NetworkState)

    // The app's host
    case show([KnobSetting])
    case hide
    case set(KnobSetting)
    case rerender(times: Int)

    // The user
    case gesture(Gesture)

    // Time
    case wait(Duration)
    /// Lets virtual time pass until the app and the network are idle, but at most for this duration.
    case settle(limit: Duration)

    // Wants and checks
    /// From this line on, the user wants to see exactly these resources. The line `want nothing` has an empty list.
    /// With `within`, the app must send each request within that time, unless the user stops wanting the resource
    /// earlier.
    case want([Resource], within: Duration? = nil)
    /// From this line on, the app may request exactly these resources, but need not do so. The line `may nothing` has
    /// an empty list.
    case may([Resource])
    case see(Sight, isExpected: Bool, Glance = .now)
    /// Lets the given time pass. The screen must show the given thing at some instant of this time; if `isExpected` is
    /// false, the thing must be gone at some instant.
    case within(Duration, Sight, isExpected: Bool)
    case expect([Tally])
}

/// The verbs, which are the first words of lines, in the order of `help`.
public enum VerbName: String, CaseIterable, Sendable {
    case pick, route, network
    case show, hide, set, rerender
    case tap, open, type, submit, toggle, choose, long, swipe, drag, refresh, scroll, tab, back, dismiss,
        background, foreground
    case wait, settle
    case want, may, within, see, expect

    /// The type that the verb's file declares.
    var kind: any VerbKind.Type {
        switch self {
        case .pick: PickVerb.self
        case .route: RouteVerb.self
        case .network: NetworkVerb.self
        case .show: ShowVerb.self
        case .hide: HideVerb.self
        case .set: SetVerb.self
        case .rerender: RerenderVerb.self
        case .tap: TapVerb.self
        case .open: OpenVerb.self
        case .type: TypeVerb.self
        case .submit: SubmitVerb.self
        case .toggle: ToggleVerb.self
        case .choose: ChooseVerb.self
        case .long: LongVerb.self
        case .swipe: SwipeVerb.self
        case .drag: DragVerb.self
        case .refresh: RefreshVerb.self
        case .scroll: ScrollVerb.self
        case .tab: TabVerb.self
        case .back: BackVerb.self
        case .dismiss: DismissVerb.self
        case .background: BackgroundVerb.self
        case .foreground: ForegroundVerb.self
        case .wait: WaitVerb.self
        case .settle: SettleVerb.self
        case .want: WantVerb.self
        case .may: MayVerb.self
        case .within: WithinVerb.self
        case .see: SeeVerb.self
        case .expect: ExpectVerb.self
        }
    }
}

extension Verb {
    /// The first word of the line; nil for a line with placeholders.
    public var name: VerbName? {
        switch self {
        case .template: nil
        case .pick: .pick
        case .route: .route
        case .network: .network
        case .show: .show
        case .hide: .hide
        case .set: .set
        case .rerender: .rerender
        case .gesture(let gesture): gesture.name
        case .wait: .wait
        case .settle: .settle
        case .want: .want
        case .may: .may
        case .within: .within
        case .see: .see
        case .expect: .expect
        }
    }
}

extension Verb {
    /// What the line looks for on screen, and whether the screen should show it. Nil for a line that does not check the
    /// screen.
    public var look: (sight: Sight, isExpected: Bool)? {
        switch self {
        case .see(let sight, let isExpected, _), .within(_, let sight, let isExpected): (sight, isExpected)
        case .pick, .template, .route, .network, .show, .hide, .set, .rerender, .gesture, .wait, .settle,
            .want, .may,
            .expect:
            nil
        }
    }
}

extension Verb: CustomStringConvertible {
    /// The verb as a scenario line, which the parser reads back as an equal verb.
    public var description: String {
        switch self {
        case .template(let template): template.description
        case .pick(let pick): PickVerb.written(pick)
        case .route(let route): RouteVerb.written(route)
        case .network(let state): NetworkVerb.written(state)
        case .show(let settings): ShowVerb.written(settings)
        case .hide: HideVerb.written
        case .set(let setting): SetVerb.written(setting)
        case .rerender(let times): RerenderVerb.written(times)
        case .gesture(let gesture): gesture.written
        case .wait(let duration): WaitVerb.written(duration)
        case .settle(let limit): SettleVerb.written(limit)
        case .want(let resources, let limit): WantVerb.written(resources, within: limit)
        case .may(let resources): MayVerb.written(resources)
        case .within(let limit, let sight, let isExpected):
            WithinVerb.written(limit, sight, isExpected: isExpected)
        case .see(let sight, let isExpected, let glance):
            SeeVerb.written(sight, isExpected: isExpected, glance)
        case .expect(let tallies): ExpectVerb.written(tallies)
        }
    }
}
