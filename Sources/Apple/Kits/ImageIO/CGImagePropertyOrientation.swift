public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case right = 6
    case left = 8
}
