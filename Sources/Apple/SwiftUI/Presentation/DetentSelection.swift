extension View {
    /// The height that a sheet has now. The app reads and writes it; no scenario drags a sheet, so nothing else does.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationDetents(detents)
    }
}
