public import Foundation

/// An error of a container or a context.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private let name: String
    let reason: String

    static func notAllowed(_ reason: String) -> Self { Self(name: "modelValidationFailure", reason: reason) }

    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SwiftDataError: LocalizedError {
    public var errorDescription: String? { reason.isEmpty ? name : reason }
}
