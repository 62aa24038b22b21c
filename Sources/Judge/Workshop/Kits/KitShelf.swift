import Dispatch
import Essentials
import Synchronization

/// The folder of compiled kits for one engine and one compiler.
///
/// Child processes only read the folder of compiled kits, so no answer can change the kits of the next answer. The
/// compiler's complete output moves to the folder of compiled kits, under a name that depends on the kit's sources. Two
/// processes can compile the same kit at once, and a killed process leaves no incomplete kit.
struct KitShelf: Sendable {
    let library: KitLibrary
    let site: KitSite

    var path: String { site.places.kits }

    /// Compiles the kits that the folder of compiled kits does not contain yet.
    func built(
        _ names: [String], telling notice: (@Sendable (KitNotice) -> Void)?
    ) throws(MachineFault) -> [BuiltKit] {
        guard !names.isEmpty else { return [] }
        var prints: [String: Fingerprint] = [:]
        for name in names {
            let needs = library.needs(of: name).compactMap { prints[$0]?.description }
            prints[name] = Fingerprint(
                files: ["\(library.folder)/\(name)"], text: needs.joined(separator: " "))
        }
        let kits = names.map { name in
            BuiltKit(name: name, folder: "\(name)-\(prints[name].map(String.init(describing:)) ?? "")")
        }
        var missing: [BuiltKit] = []
        for kit in kits where try !StagedFolder.isComplete("\(path)/\(kit.folder)") { missing.append(kit) }
        if !missing.isEmpty { try compile(missing, among: kits, telling: notice) }
        return kits
    }

    /// Compiles kits in parallel, one for each core. The compilation of a kit begins when the kits that it imports are
    /// compiled.
    private func compile(
        _ missing: [BuiltKit], among kits: [BuiltKit], telling notice: (@Sendable (KitNotice) -> Void)?
    ) throws(MachineFault) {
        let start = ContinuousClock.now
        notice?(.compiling(missing.map(\.name)))
        var waiting = missing
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name))
            let ready = waiting.filter { names.isDisjoint(with: library.needs(of: $0.name)) }
            precondition(!ready.isEmpty, "kits import each other: \(names.sorted())")
            let faults = Mutex<[MachineFault]>([])
            let left = Mutex(waiting.count)
            DispatchQueue.concurrentPerform(iterations: ready.count) { index in
                guard faults.withLock(\.isEmpty) else { return }
                do throws(MachineFault) {
                    try compile(ready[index], among: kits)
                    let rest = left.withLock { count in
                        count -= 1
                        return count
                    }
                    notice?(.finished(ready[index].name, left: rest))
                } catch {
                    faults.withLock { $0.append(error) }
                }
            }
            if let fault = faults.withLock(\.first) { throw fault }
            waiting.removeAll { ready.contains($0) }
        }
        let took = ContinuousClock.now - start
        notice?(
            .compiled(
                missing.map(\.name),
                seconds: Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18))
    }

    private func compile(_ kit: BuiltKit, among kits: [BuiltKit]) throws(MachineFault) {
        let needs = Set(library.ordered([kit.name])).subtracting([kit.name])
        let compiler = KitCompiler(
            name: kit.name, files: library.files(of: kit.name),
            needs: kits.filter { needs.contains($0.name) }, site: site)
        _ = try StagedFolder.settled(
            at: "\(path)/\(kit.folder)", for: site.sandbox.identity, named: "course-kit"
        ) {
            target throws(MachineFault) in
            try compiler.compile(into: target)
        }
    }
}

/// The sandbox, the compiler and the engine with which kits are compiled.
struct KitSite: Sendable {
    let sandbox: Sandbox
    let toolchain: Toolchain
    let places: Places
}
