public import SwiftUI

extension Product {
    /// The state of loading a product.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
}

public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case failure(any Error)
    case success(Value)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var transaction: Value? { value }

    public func map<Other: Sendable>(_ transform: (Value) async throws -> Other) async rethrows
        -> EntitlementTaskState<Other>
    {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
}

extension View {
    // Loads products from the App Store; the simulated store sells no products.

    /// Pages of the App Store for a task modifier; the pages are empty.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String)
        -> some View
    {
        sheet(isPresented: isPresented) { EmptyView() }
    }
}
