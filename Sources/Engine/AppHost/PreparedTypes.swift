import CHost
import Lifecycle
import SwiftUI

/// Looks up the app's types and conformances before the first run, so that copies of the process need no lookups.
///
/// For each conformance, the runtime searches ten thousand records, which would take most of the time of a short run.
/// The app's library has a slot for each type that its code uses. Storing a type in its slot runs no code of the app.
@MainActor enum PreparedTypes {
    /// The most processor time for the lookups. After the lookups end, the app looks up each remaining type at the
    /// type's first use.
    private static let mostNanoseconds: Int64 = 3_000_000_000

    /// Call `find` when the library is open and `InitFrames` knows the library's address.
    static func find() {
        let end = course_processor_nanoseconds() + mostNanoseconds
        func goesOn() -> Bool { course_processor_nanoseconds() < end }
        let (types, conformances) = InitFrames.typesAndConformances
        var isComplete = true
        for address in types where goesOn() {
            guard let cache = UnsafeMutablePointer<Int64>(bitPattern: address) else { continue }
            guard let type = course_type_find(cache) else {
                isComplete = false
                continue
            }
            _PreparedViews.learn(unsafeBitCast(type, to: Any.Type.self), while: goesOn)
        }
        // A conformance function stops the process if a type is missing, so `find` calls these functions only if all
        // types were found.
        guard isComplete else { return }
        for address in conformances where goesOn() {
            course_conformance_find(UnsafeRawPointer(bitPattern: address))
        }
    }
}
