import CHost
import Lifecycle
import SwiftUI

/// Looks up the app's types and conformances before the first run. Copies of the process then need no lookups.
///
/// For each conformance, the runtime searches ten thousand records. Without this lookup, the searches would take most
/// of a short run's time. The app's library has a slot for each type that its code uses. Storing a type in its slot
/// runs no code of the app.
@MainActor enum PreparedTypes {
    /// The most processor time for the lookups. When this time is over, the app looks up each remaining type at the
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
        // A conformance function stops the process if a type is missing. `find` therefore calls none of these functions
        // unless it found all types.
        guard isComplete else { return }
        for address in conformances where goesOn() {
            course_conformance_find(UnsafeRawPointer(bitPattern: address))
        }
    }
}
