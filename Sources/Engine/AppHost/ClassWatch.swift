import CHost
import Lifecycle
import Wire

/// Records each object of the classes that a scenario counts, wherever the app creates it: in a body, a task or a static property.
///
/// Only runs of such scenarios pay for it. In all others, `@State` and `@StateObject` report the objects that they hold.
enum ClassWatch {
    private nonisolated(unsafe) static var names: Set<String> = []
    /// The name of each class seen so far if it is counted, else nil.
    private nonisolated(unsafe) static var library: UInt = 0
    private nonisolated(unsafe) static var known: [UnsafeRawPointer: String?] = [:]

    /// - Parameter library: the address at which the app's library is loaded.
    static func begin(_ classes: [String], in library: UInt) {
        (names, known, self.library) = (Set(classes), [:], library)
        // Another run of the same process may have counted other classes.
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

    /// True if the app's library declares the class. Objects of the runtime itself do not even have a name.
    private static func isOfApp(_ type: UnsafeRawPointer) -> Bool {
        guard let declaration = type.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else {
            return false
        }
        return course_stack_library(declaration) == library
    }
}
