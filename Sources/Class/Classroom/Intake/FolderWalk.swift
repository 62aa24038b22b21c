import Foundation

/// Everything in a folder, down to its last file. No link is followed.
struct FolderWalk {
    /// A class of thousands has fewer, and a loop or a bomb has more.
    static let mostFiles = 500_000
    private static let mostDepth = 12

    private(set) var found: [HandedIn] = []
    /// There were more, and they were not looked at.
    private(set) var isCut = false
    private let ground: Int
    private let identity: FileIdentity?

    /// - Parameters:
    ///   - above: the path under which all of it appears.
    ///   - results: a folder that is left out, wherever it is met.
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
                guard let facts = try folder.facts(of: name) else { continue }  // removed since it was listed
                let here = path + [name]
                // A checkout's `.git` tells that it is one, and is not looked into.
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
        // An empty folder is a student who handed in nothing.
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

    /// What systems and tools leave behind, and no person hands in.
    private static func isMeta(_ name: [UInt8]) -> Bool {
        ["__MACOSX", ".DS_Store", ".build", ".swiftpm", "Thumbs.db"].contains { name.elementsEqual($0.utf8) }
    }
}
