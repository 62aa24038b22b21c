/// What became of an answer on its way to an app.
public enum BuildResult: Sendable {
    case built(BuiltApp)
    /// The gate said no.
    case refused([GateFinding])
    /// The compiler said no; never empty.
    case rejected([Diagnostic])
    case exceeded(Limit, Phase)
}

/// An answer as a library on disk, which lasts as long as this value or an app that runs from it.
public final class BuiltApp: Sendable {
    let folder: WorkFolder
    let places: Places
    public let warnings: [Diagnostic]

    init(folder: WorkFolder, places: Places, warnings: [Diagnostic]) {
        self.folder = folder
        self.places = places
        self.warnings = warnings
    }
}
