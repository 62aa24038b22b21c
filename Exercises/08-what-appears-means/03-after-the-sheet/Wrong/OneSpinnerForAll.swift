// earns: wrong-screen
// One spinner covers the list while any guest loads; the rows have none.
import SwiftUI

struct GuestList: View {
    private enum Phase {
        case loading
        case loaded([Guest])
        case failed
    }

    @State private var phase = Phase.loading
    @State private var chosen: Guest?
    /// The guest of the sheet that is open or has just closed. `chosen` is nil by the time the sheet has closed.
    @State private var lastChosen: Guest?
    @State private var reloads: [Guest.ID: Task<Void, Never>] = [:]
    @State private var failures: Set<Guest.ID> = []

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let guests) where guests.isEmpty: Text("No guests yet")
            case .loaded(let guests):
                ForEach(guests) { guest in
                    GuestRow(
                        guest: guest, isLoading: reloads[guest.id] != nil,
                        hasFailed: failures.contains(guest.id)
                    ) {
                        lastChosen = $0
                        chosen = $0
                    }
                }
            case .failed: Text("Could not load the guests")
            }
        }
        .task { await load() }
        .onDisappear {
            for task in reloads.values { task.cancel() }
            reloads = [:]
        }
        .overlay { if !reloads.isEmpty { ProgressView() } }
        .sheet(item: $chosen, onDismiss: { close() }) { GuestSheet(guest: $0) }
    }

    private func close() {
        guard let id = lastChosen?.id else { return }
        reloads[id]?.cancel()
        failures.remove(id)
        reloads[id] = Task { await reload(id) }
    }

    private func reload(_ id: Guest.ID) async {
        do {
            let fresh = try await Invitations.guest(id)
            if Task.isCancelled { return }
            replace(id, with: fresh)
        } catch {
            if Task.isCancelled { return }
            failures.insert(id)
        }
        reloads[id] = nil
    }

    private func replace(_ id: Guest.ID, with fresh: Guest) {
        guard case .loaded(var guests) = phase,
            let index = guests.firstIndex(where: { $0.id == id })
        else { return }
        guests[index] = fresh
        phase = .loaded(guests)
    }

    private func load() async {
        phase = .loading
        do {
            let guests = try await Invitations.guests()
            if Task.isCancelled { return }
            phase = .loaded(guests)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// One guest.
struct GuestRow: View {
    let guest: Guest
    let isLoading: Bool
    let hasFailed: Bool
    let open: (Guest) -> Void

    var body: some View {
        HStack {
            Button(guest.name) { open(guest) }
            Text("\(guest.name): \(guest.reply)")
            if isLoading { EmptyView() }
            if hasFailed { Text("Could not update \(guest.name)") }
        }
    }
}
