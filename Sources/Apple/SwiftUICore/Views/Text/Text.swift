import Lifecycle
import VirtualTime

nonisolated public struct Text: _PrimitiveView, Equatable, Sendable {
    package let segments: [TextSegment]

    init(segments: [TextSegment]) {
        self.segments = segments
    }

    public init(verbatim content: String) {
        segments = [.words(content)]
    }

    /// A text from a literal or a localization key. The comment on `LocalizedStringKey` describes the format of
    /// interpolated values.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        segments = key.segments
    }

    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    @_disfavoredOverload public init(_ attributed: AttributedString) {
        segments = attributed.runs.map { run in
            typealias Attributes = AttributeScopes.SwiftUIAttributes
            let ink = run[Attributes.ForegroundColorAttribute.self].map { Plate($0) }
            // In a part of a text with its own background color, the course cannot judge whether the words are visible.
            let isMarked = run[Attributes.BackgroundColorAttribute.self] != nil
            return .words(String(attributed[run.range].characters))
                .looking(ink: isMarked ? .unknown : ink, font: run[Attributes.FontAttribute.self])
        }
    }

    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        segments = [.formatted(FormattedWords(input, format))]
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// A text made from an image: always empty, because an image has no words.
    public init(_ image: Image) {
        self.init(verbatim: "")
    }

    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "\(date)")
    }

    /// All date styles except `date` and `time` show the time relative to the moment of drawing.
    nonisolated public enum DateStyle: Hashable, Sendable { case time, date, relative, offset, timer }

    public init(_ date: Date, style: DateStyle) {
        segments = [.date(date, style)]
    }

    public init(_ dates: ClosedRange<Date>) {
        segments = [.dates(dates)]
    }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        segments = [.timer(timerInterval, countsDown: countsDown)]
    }

    public static func + (left: Text, right: Text) -> Text {
        Text(segments: left.segments + right.segments)
    }

    @MainActor public func _makeNode(at site: Site) -> Node { TextNode(at: site, segments) }
    @MainActor public func _update(_ node: Node) { node.as(TextNode.self).segments = segments }
}

/// A text node computes its words when the screen is drawn, and every second if the words contain a running clock.
@MainActor final class TextNode: Node {
    var segments: [TextSegment] {
        didSet {
            drawn = nil
            keepTime()
        }
    }
    private var isTicking = false

    /// The words that the node drew last; nil if the words depend on the time.
    private var drawn: String?

    init(at site: Site, _ segments: [TextSegment]) {
        self.segments = segments
        super.init(at: site)
    }

    /// Whether a modifier such as `.redacted(reason: .placeholder)` hides the words.
    private var isRedacted: Bool { EnvironmentValues(ambient).redactionReasons.contains(.placeholder) }

    override func draw(on screen: inout Screen) {
        let words = drawn ?? visibleWords()
        if !words.isEmpty { screen.add(isRedacted ? .redacted : .text, words) }
    }

    /// Returns the words that the user can read. Caches the words, unless the words also depend on the time or on
    /// the background of the text.
    private func visibleWords() -> String {
        let looksBefore = tree.looksBehind
        let words = words(of: segments.filter(isSeen))
        if tree.looksBehind == looksBefore, segments.allSatisfy(\.isFixed) { drawn = words }
        return words
    }

    /// Whether the user can read the segment's font and distinguish its color from the background.
    private func isSeen(_ segment: TextSegment) -> Bool {
        let (values, look) = (EnvironmentValues(ambient), segment.look)
        return (look.font ?? values.font)?.isReadable ?? true && !isLost(in: look.ink ?? values.ink)
    }

    private func words(of segments: [TextSegment]) -> String {
        let words = segments.words(in: ambient)
        return !words.isEmpty && isRedacted ? "…" : words
    }

    override func forgetOwnDrawing() -> Bool {
        drawn = nil
        return true
    }

    override func didAppear() { keepTime() }

    /// Redraws the words at the next full second of a time in the text, while the text is on screen.
    private func keepTime() {
        guard !segments.allSatisfy(\.isFixed) else { return }
        let now = Date()
        let rest = segments.compactMap { $0.untilNextWords(at: now) }.min()
        guard isPresent, !isTicking, let rest else { return }
        isTicking = true
        let instant = Simulation.shared.now + .milliseconds(Int((rest * 1000).rounded()))
        Simulation.shared.tick(at: instant) { [weak self] in self?.tick() }
    }

    private func tick() {
        isTicking = false
        guard isInTree, isPresent else { return }
        forgetDrawing()
        keepTime()
    }
}
