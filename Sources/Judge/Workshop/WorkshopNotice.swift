/// A progress notice of work that happens once and takes longer than building an answer.
public enum WorkshopNotice: Hashable, Sendable {
    case kits(KitNotice)
    case engine(EngineNotice)
}

/// A progress notice while kits are compiled.
public enum KitNotice: Hashable, Sendable {
    /// The course starts to compile these kits for this engine.
    case compiling([String])
    /// The compiler has compiled one kit; `left` more kits remain.
    case finished(String, left: Int)
    case compiled([String], seconds: Double)
}

/// A progress notice while the engine is built for another compiler.
public enum EngineNotice: Hashable, Sendable {
    /// The build starts. The notice names the compiler that built the course, and the compiler on PATH.
    case starts(ours: String, theirs: String)
    /// Another process is building the same engine.
    case waits
    case progress(steps: Int, of: Int)
    case ends(seconds: Double?)
}
