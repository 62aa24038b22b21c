/// One of Apple's names that people look for but the course lacks, and the code to write instead.
///
///     Album.swift:4:6: error: unknown attribute 'Query'
///     Album.swift:4:6: note: `Query` is not part of the course's SwiftUI: write `import SwiftData` …      (the note)
///
/// `docs/supported.md` lists the absent names at its end. A test checks that the listed names are absent.
public struct AbsentName: Sendable {
    public let name: String
    public let instead: String

    /// The name without argument labels, because a compiler message shows a modifier without its labels.
    private var word: Substring { name.prefix { $0 != "(" } }

    /// A note after a compiler error about a name that the course lacks.
    static func note(on error: Diagnostic) -> Diagnostic? {
        guard error.severity == .error, let missing = missing(in: error.message) else { return nil }
        return note(on: error, about: missing)
    }

    /// A note for the learner after an error about this name; nil for any other name.
    static func note(on error: Diagnostic, about name: String) -> Diagnostic? {
        guard let absent = all.first(where: { $0.name == name }) else { return nil }
        var note = error
        note.severity = .note
        note.message =
            "`\(absent.word)` is not part of the course's SwiftUI: write \(absent.instead). "
            + "docs/supported.md lists the course's names."
        return note
    }

    /// The name in a compiler message about an undeclared name; nil for other messages.
    private static func missing(in message: String) -> String? {
        let forms = [
            #/^cannot find (?:type )?'(?<name>\w+)' in scope/#, #/^unknown attribute '(?<name>\w+)'/#,
            #/ has no member '(?<name>\w+)'/#,
        ]
        return forms.lazy.compactMap { message.firstMatch(of: $0) }.first.map { String($0.output.name) }
    }
}

extension AbsentName {
    public static let all: [AbsentName] =
        [
            ("FetchRequest", imported("CoreData")), ("SectionedFetchRequest", imported("CoreData")),
            ("FetchedResults", imported("CoreData")),
            ("Query", stored), ("Model", stored), ("ModelContainer", stored), ("ModelContext", stored),
            ("modelContainer", stored), ("modelContext", stored),
            ("NSManagedObject", imported("CoreData")), ("NSManagedObjectContext", imported("CoreData")),
            ("NSPersistentContainer", imported("CoreData")),
            ("Thread", "nothing, because all code runs on one thread"),
            ("DispatchSemaphore", "a continuation"), ("OperationQueue", "a task group"),
            ("Operation", "a task"),
            ("FileManager", "a model that loads with `URLSession`"),
            ("ProcessInfo", "an `@Environment` value"),
            ("NWPathMonitor", imported("Network")), ("RealityView", imported("RealityKit")),
            ("Model3D", imported("RealityKit")), ("SceneView", imported("SceneKit")),
            ("SpriteView", imported("SpriteKit")),
            ("WKInterfaceObjectRepresentable", "`UIViewRepresentable`"),
            ("translationTask", imported("Translation")), ("subscriptionStatusTask", imported("StoreKit")),
            ("storeProductsTask", imported("StoreKit")), ("currentEntitlementTask", imported("StoreKit")),
        ].map { AbsentName(name: $0, instead: $1) }

    private static let stored = imported("SwiftData")
    private static func imported(_ module: String) -> String { "`import \(module)` at the top of the file" }
}
