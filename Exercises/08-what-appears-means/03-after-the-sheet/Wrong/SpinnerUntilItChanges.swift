// earns: wrong-screen
// at: .onChange(of: shown) { isLoading = false }
// The spinner ends when the guest changes, so a guest that has not changed keeps its spinner.

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

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let guests) where guests.isEmpty: Text("No guests yet")
            case .loaded(let guests):
                ForEach(guests) { guest in
                    GuestRow(guest: guest, closings: closings[guest.id, default: 0]) { shown in
                        opened = shown
                        chosen = shown
                    }
                }
            case .failed: Text("Could not load the guests")
            }
        }
        .task { await load() }
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

/// One guest, loaded again each time its sheet has closed.
struct GuestRow: View {
    let guest: Guest
    let closings: Int
    let open: (Guest) -> Void

    @State private var fresh: Guest?
    @State private var isLoading = false
    @State private var hasFailed = false

    var body: some View {
        let shown = fresh ?? guest
        HStack {
            Button(shown.name) { open(shown) }
            Text("\(shown.name): \(shown.reply)")
            if isLoading { ProgressView() }
            if hasFailed { Text("Could not update \(shown.name)") }
        }
        .task(id: closings) {
            guard closings > 0 else { return }
            await reload()
        }
        .onChange(of: shown) { isLoading = false }
    }

    private func reload() async {
        isLoading = true
        hasFailed = false
        let found: Guest?
        do { found = try await Invitations.guest(guest.id) } catch { found = nil }
        if Task.isCancelled { return }
        if let found {
            fresh = found
        } else {
            isLoading = false
            hasFailed = true
        }
    }
}
