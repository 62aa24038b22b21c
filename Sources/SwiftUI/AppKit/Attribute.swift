extension NSLayoutConstraint {
    /// A part of a view that a rule is about.
    nonisolated public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
            lastBaseline, firstBaseline
        public static let baseline = lastBaseline
    }
}
