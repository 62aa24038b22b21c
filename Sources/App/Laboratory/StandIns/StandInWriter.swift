import Wire
import Workshop

/// Makes the stand-ins of an app and keeps them in the app's folder.
struct StandInWriter {
    /// The folder that keeps the stand-ins; nil if the app's folder cannot be written.
    let folder: StandInFolder?
    let workshop: Workshop

    func standIns(for app: FolderApp) throws -> [StandIn] {
        let files = app.writtenFiles
        let make = { try made(for: app.missing, in: files + app.generatedFiles) }
        guard let folder else { return try make() }
        let source = ContentFingerprint(
            of: [workshop.fingerprint] + app.missing.sorted()
                + files.flatMap { [$0.name, String(decoding: $0.bytes, as: UTF8.self)] })
        if !folder.isMade(from: source) {
            let standIns = try make()
            do {
                try folder.keep(standIns, from: source)
            } catch {
                return standIns
            }
        }
        return app.missing.sorted().compactMap(folder.standIn)
    }

    private func made(for missing: Set<String>, in files: [Answer.File]) throws -> [StandIn] {
        let shipped = ShippedStandIns.all.filter { missing.contains($0.module) }
        let others = missing.subtracting(shipped.map(\.module))
        guard !others.isEmpty else { return shipped }
        // Stand-ins written by hand declare some of the missing names.
        let known = files + shipped.flatMap(\.library.files)
        let guessed = try workshop.outsideNames(of: others, in: known).map {
            StandIn(module: $0.name, text: StandInSource($0).text)
        }
        return (shipped + guessed).sorted { $0.module < $1.module }
    }
}
