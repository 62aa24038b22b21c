/// Additional facts that the referee wants. It asks once, when it greets the host.
public struct Attention: WireValue, Hashable, Sendable {
    /// Also screens that another one follows before any time passes.
    public var everyScreen: Bool
    /// Also which views are made, run their bodies and appear. No judgement needs it, and it is most of what there is to tell.
    public var workOfViews: Bool

    public init(everyScreen: Bool = false, workOfViews: Bool = true) {
        self.everyScreen = everyScreen
        self.workOfViews = workOfViews
    }

    public func write(to writer: inout WireWriter) {
        writer.write(everyScreen)
        writer.write(workOfViews)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(everyScreen: try reader.read(), workOfViews: try reader.read())
    }
}
