/// The `draw` method of a text renderer never runs; the screen shows the plain text.
nonisolated public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text before layout. The text accepts every proposed size.
nonisolated public struct TextProxy: Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// An attribute that the app sets for a part of a text, and that a text renderer reads.
nonisolated public protocol TextAttribute {}

extension Text {
    nonisolated public func customAttribute<Attribute: TextAttribute>(_ attribute: Attribute) -> Text { self }
}

extension Text {
    /// The lines of a laid-out text: always empty, because the course has no layout.
    nonisolated public struct Layout: RandomAccessCollection, Equatable, Sendable {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }

        nonisolated public struct Line: RandomAccessCollection, Equatable, Sendable {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
        }

        nonisolated public struct Run: RandomAccessCollection, Equatable, Sendable {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? { nil }
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
        }

        nonisolated public struct RunSlice: Equatable, Sendable {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<Attribute: TextAttribute>(type: Attribute.Type) -> Attribute? { nil }
        }

        nonisolated public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y, width: width, height: ascent + descent)
            }
        }
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
