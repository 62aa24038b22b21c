// earns: premature-cancel, wrong-screen
// at: .task(id: closings) {
// The list has one task, whose id is the guest of the last sheet: the next guest cancels the load of the last.

import SwiftUI

struct GuestList: View {
    private enum Phase {
        case loading
        case loaded([Guest])
        case failed
    }

    @State private var phase = Phase.loading
    @State private var chosen: Guest?
    /// The guest of the last sheet: when the sheet has closed, `chosen` is nil.
    @State private var opened: Guest?
    /// How often each guest's sheet has closed.
    @State private var closings: [Int: Int] = [:]
    @State private var fresh: [Int: Guest] = [:]
    @State private var loading: Int?
    @State private var failed: Int?

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let guests) where guests.isEmpty: Text("No guests yet")
            case .loaded(let guests):
                ForEach(guests) { guest in
                    GuestRow(
                        guest: fresh[guest.id] ?? guest, isLoading: loading == guest.id,
                        hasFailed: failed == guest.id
                    ) { shown in
                        opened = shown
                        chosen = shown
                    }
                }
            case .failed: Text("Could not load the guests")
            }
        }
        .task { await load() }
        .task(id: closings) {
            guard let id = opened?.id else { return }
            loading = id
            failed = nil
            var found: Guest?
            do { found = try await Invitations.guest(id) } catch { found = nil }
            if Task.isCancelled { return }
            loading = nil
            if let found { fresh[id] = found } else { failed = id }
        }
        .sheet(item: $chosen, onDismiss: { close() }) { GuestSheet(guest: $0) }
    }

    private func close() {
        guard let opened else { return }
        closings[opened.id, default: 0] += 1
    }

    private func load() async {
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
            if isLoading { ProgressView() }
            if hasFailed { Text("Could not update \(guest.name)") }
        }
    }
}
