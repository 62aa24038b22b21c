import Essentials

/// Lists everything in a folder and its subfolders. The walk follows no links.
struct FolderWalk {
    /// The largest number of files that a walk lists. Classes of thousands of students have fewer files than
    /// `mostFiles`; a wrong folder, a loop or an archive bomb has more.
    static let mostFiles = 500_000
    private static let mostDepth = 12

    private(set) var found: [HandedIn] = []
    /// True if the list is incomplete because the folder has too many files.
    private(set) var isCut = false
    private let ground: Int
    private let identity: FileIdentity?

    /// - Parameters:
    ///   - above: the path that precedes each listed path.
    ///   - results: a folder to skip at any depth.
    init(_ folder: OpenFolder, ground: Int, above: [[UInt8]] = [], leavingOut results: FileIdentity? = nil) {
        self.ground = ground
        identity = results
        walk(folder, above, place: [])
    }

    private mutating func walk(_ folder: OpenFolder, _ path: [[UInt8]], place: [[UInt8]]) {
        do throws(Obstacle) {
            let names = try folder.names()
            for name in names where !Self.isMeta(name) {
                guard found.count < Self.mostFiles else {
                    isCut = true
                    return
                }
                guard let facts = try folder.facts(of: name) else { continue }  // Someone removed the file.
                let here = path + [name]
                // The walk lists the folder `.git`, which identifies a checkout, but does not list the files
                // inside `.git`.
                let isGit = name.elementsEqual(".git".utf8)
                guard facts.kind == .folder, !isGit else {
                    add(here, facts.kind, facts.changed, place + [name])
                    continue
                }
                if let identity, folder.identity(of: name) == identity { continue }
                if place.count >= Self.mostDepth {
                    add(here, .folder, facts.changed, place + [name])
                } else {
                    walk(inside: name, of: folder, here, facts.changed, place: place + [name])
                }
            }
        } catch {
            add(path, .folder, 0, place, obstacle: error)
        }
    }

    private mutating func walk(
        inside name: [UInt8], of folder: OpenFolder, _ path: [[UInt8]], _ changed: Int, place: [[UInt8]]
    ) {
        let before = found.count
        do throws(Obstacle) {
            walk(try folder.folder(name), path, place: place)
        } catch {
            add(path, .folder, changed, place, obstacle: error)
        }
        // The walk also lists empty folders, because an empty folder can belong to a student who handed in
        // nothing.
        if found.count == before { add(path, .folder, changed, place) }
    }

    private mutating func add(
        _ path: [[UInt8]], _ kind: OpenFolder.Kind, _ changed: Int, _ place: [[UInt8]],
        obstacle: Obstacle? = nil
    ) {
        found.append(
            HandedIn(
                path: path, kind: kind, changed: changed, place: .init(ground: ground, path: place),
                obstacle: obstacle))
    }

    /// True for files that operating systems and tools create, and that no person hands in.
    private static func isMeta(_ name: [UInt8]) -> Bool {
        ["__MACOSX", ".DS_Store", ".build", ".swiftpm", "Thumbs.db"].contains { name.elementsEqual($0.utf8) }
    }
}
