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

    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [String])
        case failure(any Error)

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
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
    // Loads products from the store, which sells no products.

    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        file: String = #fileID,
        line: Int = #line,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: ids, priority: priority, file: file, line: line) {
            await action(.loading)
            await action(.success([], unavailable: Array(ids)))
        }
    }

    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium, file: String = #fileID,
        line: Int = #line,
        action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority, file: file, line: line) {
            await action(.loading)
            await action(.success([]))
        }
    }

    /// The system's pages, which are empty.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String)
        -> some View
    {
        sheet(isPresented: isPresented) { EmptyView() }
    }
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
        )? =
            nil
    ) -> some View {
        sheet(isPresented: isPresented, onDismiss: { onDismiss?(.success(.userCancelled)) }) { EmptyView() }
    }
    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
}
