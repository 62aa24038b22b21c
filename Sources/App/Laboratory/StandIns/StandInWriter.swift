import Workshop

/// Makes the stand-ins of an app and keeps them in the app's folder.
struct StandInWriter {
    /// Nil if the app's folder cannot be written. The stand-ins are then made again for each build.
    let folder: StandInFolder?
    let workshop: Workshop

    func standIns(for app: FolderApp) throws -> [StandIn] {
        let shipped = ShippedStandIns.all.filter { app.missing.contains($0.module) }
        let others = app.missing.subtracting(shipped.map(\.module))
        let guessed =
            others.isEmpty
            ? []
            : try workshop.outsideNames(of: others, in: app.writtenFiles).map {
                StandIn(module: $0.name, text: StandInSource($0).text)
            }
        guard let folder else { return shipped + guessed }
        for standIn in shipped + guessed { try folder.keep(standIn) }
        return app.missing.sorted().compactMap(folder.standIn)
    }
}
