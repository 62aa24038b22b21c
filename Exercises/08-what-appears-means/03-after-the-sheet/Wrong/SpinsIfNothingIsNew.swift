// earns: wrong-screen
// The spinner ends only if the loaded guest differs from the old one.

import SwiftUI

/// The guests, and what each row shows beside its reply.
@MainActor @Observable
final class GuestModel {
    enum Phase {
        case loading
        case loaded([Guest])
        case failed
    }

    enum Update { case running, failed }

    private(set) var phase = Phase.loading
    private(set) var updates: [Guest.ID: Update] = [:]
    @ObservationIgnored private var tasks: [Guest.ID: Task<Void, Never>] = [:]

    func load() async {
        phase = .loading
        do {
            let guests = try await Invitations.guests()
            try Task.checkCancellation()
            phase = .loaded(guests)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }

    func sheetClosed(for id: Guest.ID) {
        tasks[id]?.cancel()
        updates[id] = .running
        tasks[id] = Task {
            do {
                let guest = try await Invitations.guest(id)
                guard !Task.isCancelled else { return }
                guard case .loaded(let old) = phase else { return }
                put(guest, at: id)
                if case .loaded(let now) = phase, now != old { updates[id] = nil }
            } catch {
                guard !Task.isCancelled else { return }
                updates[id] = .failed
            }
        }
    }

    func leave() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
        updates = [:]
        phase = .loading
    }

    private func put(_ guest: Guest, at id: Guest.ID) {
        guard case .loaded(let guests) = phase else { return }
        phase = .loaded(guests.map { $0.id == id ? guest : $0 })
    }
}

struct GuestList: View {
    @State private var model = GuestModel()
    @State private var chosen: Guest?
    @State private var lastChosen: Guest?

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let guests) where guests.isEmpty: Text("No guests yet")
            case .loaded(let guests):
                ForEach(guests) { guest in
                    GuestRow(guest: guest, update: model.updates[guest.id]) { select($0) }
                }
            case .failed: Text("Could not load the guests")
            }
        }
        .task { await model.load() }
        .sheet(item: $chosen, onDismiss: close) { GuestSheet(guest: $0) }
        .onDisappear { model.leave() }
    }

    private func select(_ guest: Guest) {
        lastChosen = guest
        chosen = guest
    }

    private func close() {
        guard let guest = lastChosen else { return }
        lastChosen = nil
        model.sheetClosed(for: guest.id)
    }
}

/// One guest.
struct GuestRow: View {
    let guest: Guest
    let update: GuestModel.Update?
    let open: (Guest) -> Void

    var body: some View {
        HStack {
            Button(guest.name) { open(guest) }
            Text("\(guest.name): \(guest.reply)")
            switch update {
            case .running: ProgressView()
            case .failed: Text("Could not update \(guest.name)")
            case nil: EmptyView()
            }
        }
    }
}
