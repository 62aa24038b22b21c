// earns: unowned-task, missing-cancellation
// A cancelled load removes the handle of the newer load of its guest, so nothing cancels the newer one.

import SwiftUI

@MainActor @Observable
final class GuestListModel {
    private(set) var guests: [Guest]?
    private(set) var hasFailed = false
    private(set) var loading: Set<Guest.ID> = []
    private(set) var failed: Set<Guest.ID> = []
    private var tasks: [Guest.ID: Task<Void, Never>] = [:]
    private var opened: Guest.ID?

    func load() async {
        guests = nil
        hasFailed = false
        loading = []
        failed = []
        do {
            let fresh = try await Invitations.guests()
            if Task.isCancelled { return }
            guests = fresh
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }

    func open(_ guest: Guest) {
        opened = guest.id
    }

    func close() {
        guard let id = opened else { return }
        opened = nil
        tasks[id]?.cancel()
        loading.insert(id)
        failed.remove(id)
        tasks[id] = Task { await reload(id) }
    }

    func stop() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }

    private func reload(_ id: Guest.ID) async {
        defer { tasks[id] = nil }
        do {
            let fresh = try await Invitations.guest(id)
            if Task.isCancelled { return }
            if let index = guests?.firstIndex(where: { $0.id == id }) {
                guests?[index] = fresh
            }
        } catch {
            if Task.isCancelled { return }
            failed.insert(id)
        }
        loading.remove(id)
    }
}

struct GuestList: View {
    @State private var model = GuestListModel()
    @State private var chosen: Guest?

    var body: some View {
        VStack {
            if let guests = model.guests {
                if guests.isEmpty { Text("No guests yet") }
                ForEach(guests) { guest in
                    GuestRow(
                        guest: guest,
                        isLoading: model.loading.contains(guest.id),
                        hasFailed: model.failed.contains(guest.id)
                    ) {
                        model.open($0)
                        chosen = $0
                    }
                }
            } else if model.hasFailed {
                Text("Could not load the guests")
            } else {
                ProgressView()
            }
        }
        .task { await model.load() }
        .onDisappear { model.stop() }
        .sheet(item: $chosen, onDismiss: { model.close() }) { GuestSheet(guest: $0) }
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
            if isLoading { ProgressView() }
            if hasFailed { Text("Could not update \(guest.name)") }
        }
    }
}
