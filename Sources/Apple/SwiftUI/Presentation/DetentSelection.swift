extension View {
    /// Only the app writes `selection`, because no scenario drags a sheet.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationDetents(detents)
    }
}
