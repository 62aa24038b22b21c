/// Paints a text in the learner's own way. Nothing is painted: the text is read as it is, and `draw` never runs.
nonisolated public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
    /// Where the lines of a text are. None is laid out.
    nonisolated public struct Layout: RandomAccessCollection, Equatable, Sendable {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }

        nonisolated public struct Line: RandomAccessCollection, Equatable, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
        }

        nonisolated public struct Run: RandomAccessCollection, Equatable, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
        }

        nonisolated public struct RunSlice: Equatable, Sendable {}
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
    nonisolated public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View { self }
}
