@preconcurrency @MainActor open class NSSlider: NSControl {
    open var minValue = 0.0
    open var maxValue = 1.0
    open var altIncrementValue = 0.0
    open var numberOfTickMarks = 0
    open var allowsTickMarkValuesOnly = false
    open var tickMarkPosition = TickMarkPosition.below
    open var sliderType = SliderType.linear
    open var isVertical = false
    open var trackFillColor: NSColor?
    open var tintProminence = NSTintProminence.automatic

    public convenience init(target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(
        value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
    ) {
        self.init(target: target, action: action)
        (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    }

    nonisolated public enum SliderType: UInt, Sendable { case linear, circular }
    nonisolated public enum TickMarkPosition: UInt, Sendable {
        case below, above
        public static let leading = above
        public static let trailing = below
    }
}

nonisolated public enum NSTintProminence: Int, Sendable { case automatic, none, primary, secondary }

@preconcurrency @MainActor open class NSStepper: NSControl {
    open var minValue = 0.0
    open var maxValue = 59.0
    open var increment = 1.0
    open var valueWraps = true
    open var autorepeat = true
}

@preconcurrency @MainActor open class NSSwitch: NSControl {
    open var state = StateValue.off
    open override func performClick(_ sender: Any?) {
        guard isEnabled else { return }
        state = state == .on ? .off : .on
        super.performClick(sender)
    }
}

@preconcurrency @MainActor open class NSProgressIndicator: NSView {
    open var isIndeterminate = true
    open var isDisplayedWhenStopped = true
    open var isBezeled = true
    open var usesThreadedAnimation = true
    open var doubleValue = 0.0
    open var minValue = 0.0
    open var maxValue = 100.0
    open var controlSize = NSControl.ControlSize.regular
    open var style = Style.bar
    open var observedProgress: Progress?
    open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }
    open func startAnimation(_ sender: Any?) {}
    open func stopAnimation(_ sender: Any?) {}
    open func sizeToFit() {}

    nonisolated public enum Style: UInt, Sendable { case bar, spinning }
}

@preconcurrency @MainActor open class NSLevelIndicator: NSControl {
    open var minValue = 0.0
    open var maxValue = 5.0
    open var warningValue = 0.0
    open var criticalValue = 0.0
    open var numberOfTickMarks = 0
    open var fillColor: NSColor?
    open var warningFillColor: NSColor?
    open var criticalFillColor: NSColor?
    open var isEditable = false
    open var levelIndicatorStyle = Style.discreteCapacity

    nonisolated public enum Style: UInt, Sendable {
        case relevancy, continuousCapacity, discreteCapacity, rating
    }
}

@preconcurrency @MainActor open class NSSegmentedControl: NSControl {
    private struct Segment {
        var label: String?
        var image: NSImage?
        var tag = 0
        var isEnabled = true
        var isSelected = false
        var width: CGFloat = 0
        var toolTip: String?
        var menu: NSMenu?
    }

    private var segments: [Segment] = []
    open var segmentStyle = Style.automatic
    open var segmentDistribution = Distribution.fit
    open var trackingMode = SwitchTracking.selectOne
    open var selectedSegmentBezelColor: NSColor?
    open var isSpringLoaded = false
    open var borderShape = NSButton.ControlShape.automatic

    public convenience init(
        labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(frame: .zero)
        segments = labels.map { Segment(label: $0) }
        self.trackingMode = trackingMode
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(
        images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
    ) {
        self.init(labels: [], trackingMode: trackingMode, target: target, action: action)
        segments = images.map { Segment(image: $0) }
    }

    open var segmentCount: Int {
        get { segments.count }
        set {
            while segments.count > max(newValue, 0) { segments.removeLast() }
            while segments.count < newValue { segments.append(Segment()) }
        }
    }

    open var selectedSegment: Int {
        get { segments.lastIndex { $0.isSelected } ?? -1 }
        set { for index in segments.indices { segments[index].isSelected = index == newValue } }
    }

    open var indexOfSelectedItem: Int { selectedSegment }
    open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
    open func label(forSegment segment: Int) -> String? { at(segment)?.label }
    open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
    open func image(forSegment segment: Int) -> NSImage? { at(segment)?.image }
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { change(segment) { $0.width = width } }
    open func width(forSegment segment: Int) -> CGFloat { at(segment)?.width ?? 0 }
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    open func tag(forSegment segment: Int) -> Int { at(segment)?.tag ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    open func isEnabled(forSegment segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        if selected, trackingMode == .selectOne { selectedSegment = segment }
        change(segment) { $0.isSelected = selected }
    }
    open func isSelected(forSegment segment: Int) -> Bool { at(segment)?.isSelected ?? false }
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
        change(segment) { $0.toolTip = toolTip }
    }
    open func toolTip(forSegment segment: Int) -> String? { at(segment)?.toolTip }
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { change(segment) { $0.menu = menu } }
    open func menu(forSegment segment: Int) -> NSMenu? { at(segment)?.menu }
    open func selectSegment(withTag tag: Int) -> Bool {
        guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
        selectedSegment = index
        return true
    }

    private func at(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }
    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        if segments.indices.contains(index) { body(&segments[index]) }
    }

    nonisolated public enum SwitchTracking: UInt, Sendable {
        case selectOne, selectAny, momentary, momentaryAccelerator
    }
    nonisolated public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
    nonisolated public enum Style: Int, Sendable {
        case automatic = 0
        case rounded = 1
        case texturedRounded = 2
        case roundRect = 3
        case texturedSquare = 4
        case capsule = 5
        case smallSquare = 6
        case separated = 8
    }
}
