import CHost
import Lifecycle
import Wire

/// Records each object of the classes that a scenario counts, whether a body, a task or a static property
/// creates it.
///
/// Scenarios that count no objects do not need `ClassWatch`, because `@State` and `@StateObject` report their objects.
enum ClassWatch {
    private nonisolated(unsafe) static var names: Set<String> = []
    private nonisolated(unsafe) static var library: UInt = 0
    /// Maps every class seen so far to its name; the name is nil if the scenario does not count the class.
    private nonisolated(unsafe) static var known: [UnsafeRawPointer: String?] = [:]

    /// - Parameter library: the load address of the app's library.
    static func begin(_ classes: [String], in library: UInt) {
        (names, known, self.library) = (Set(classes), [:], library)
        // Removes the classes that an earlier run in this process may have watched.
        EventLog.shared.classesWatched = []
        guard !names.isEmpty else { return }
        let isWatching = course_allocation_watch { type in
            if let type { ClassWatch.noteObject(of: type) }
        }
        if isWatching { EventLog.shared.classesWatched = names }
    }

    private static func noteObject(of type: UnsafeRawPointer) {
        guard let name = name(of: type) else { return }
        EventLog.shared.record(fact: .initialised(view: Scopes.current?.view ?? "", type: name))
    }

    private static func name(of type: UnsafeRawPointer) -> String? {
        if let known = known[type] { return known }
        var counted: String?
        if isOfApp(type) {
            let name = "\(unsafeBitCast(type, to: Any.Type.self))"
            if names.contains(name.withoutTypeArguments) { counted = name }
        }
        known[type] = .some(counted)
        return counted
    }

    /// True if the app's own library declares the class. Some of the runtime's own classes have no name.
    private static func isOfApp(_ type: UnsafeRawPointer) -> Bool {
        guard let declaration = type.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else {
            return false
        }
        return course_stack_library(declaration) == library
    }
}
