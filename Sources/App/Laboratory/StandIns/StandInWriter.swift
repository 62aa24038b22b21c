/// Makes the stand-ins of an app and keeps them in the app's folder.
struct StandInWriter {
    /// Nil if the app's folder cannot be written. The stand-ins are then made again for each build.
    let folder: StandInFolder?

    func standIns(for app: FolderApp) throws -> [StandIn] {
        let made = ShippedStandIns.all.filter { app.missing.contains($0.module) }
        guard let folder else { return made }
        for standIn in made { try folder.keep(standIn) }
        return app.missing.sorted().compactMap(folder.standIn)
    }
}
