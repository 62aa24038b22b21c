public import SwiftUI

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        /// The context of an empty container.
        static var defaultValue: ModelContext { Singletons.shared { Nowhere() }.context }
    }

    private final class Nowhere {
        let context: ModelContext

        init() {
            guard let container = try? ModelContainer(for: Schema([])) else {
                fatalError("a container of nothing can be made")
            }
            context = ModelContext(container)
        }
    }

    /// The context that views use. Without a container, the context has no models.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Holds the container that a modifier creates once.
@MainActor private final class OwnContainer {
    private var made: ModelContainer?

    func container(
        _ types: [any PersistentModel.Type], _ isAutosaving: Bool,
        _ setUp: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContainer {
        if let made { return made }
        let container: ModelContainer
        do { container = try ModelContainer(for: Schema(types), configurations: []) } catch {
            fatalError("\(error)")
        }
        made = container
        container.mainContext.autosaveEnabled = isAutosaving
        setUp(.success(container))
        return container
    }
}

/// Creates a container when the view is first built, and uses the same container afterward.
public struct _OwnContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let isAutosaving: Bool
    let setUp: (Result<ModelContainer, any Error>) -> Void
    @State private var own = OwnContainer()

    public func body(content: Content) -> some View {
        content.modelContainer(own.container(types, isAutosaving, setUp))
    }
}

extension View {
    // `isUndoEnabled` has no effect, because the environment's `undoManager` is always nil here.

    /// Puts a container's main context into the environment of the views inside.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    }

    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(_OwnContainerModifier(types: types, isAutosaving: isAutosaveEnabled, setUp: onSetup))
    }

    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
}

extension Scene {
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        amended { $0.modelContainer(container) }
    }

    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    }

    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        amended {
            $0.modelContainer(
                for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
        }
    }

    public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
}
