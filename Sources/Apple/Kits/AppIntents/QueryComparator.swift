import SwiftUI

public struct _Comparators: Sendable {}

public protocol _QueryComparator<Value, Mapping> {
    associatedtype Value
    associatedtype Mapping
}
