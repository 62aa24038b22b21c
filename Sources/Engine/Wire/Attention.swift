/// The additional events that the referee wants. It sends this once, in `hello`.
public struct Attention: WireValue, Hashable, Sendable {
    /// True to also receive screens that another one replaces before any time passes.
    public var everyScreen: Bool
    /// True to also receive when views are made, run their bodies and appear. Grading does not need these
    /// events, which are most of all events.
    public var workOfViews: Bool
    /// The classes whose every object counts, by name.
    public var classes: [String]

    public init(everyScreen: Bool = false, workOfViews: Bool = true, classes: [String] = []) {
        self.everyScreen = everyScreen
        self.workOfViews = workOfViews
        self.classes = classes
    }

    public func write(to writer: inout WireWriter) {
        writer.write(everyScreen)
        writer.write(workOfViews)
        writer.write(classes)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(
            everyScreen: try reader.read(), workOfViews: try reader.read(), classes: try reader.read())
    }
}
