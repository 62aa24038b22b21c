/// A progress notice while kits are compiled.
public enum KitNotice: Hashable, Sendable {
    /// The course starts to compile these kits for this engine.
    case compiling([String])
    /// One kit is finished, and `left` kits remain.
    case finished(String, left: Int)
    case compiled([String], seconds: Double)
}
