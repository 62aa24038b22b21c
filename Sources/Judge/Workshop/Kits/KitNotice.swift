/// What a person may want to know while kits are compiled.
public enum KitNotice: Hashable, Sendable {
    /// These kits are compiled now, for the first time with this engine.
    case compiling([String])
    /// One of them is done, and `left` are still to come.
    case finished(String, left: Int)
    case compiled([String], seconds: Double)
}
