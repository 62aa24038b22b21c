import SwiftUI

struct GuestList: View {
    private enum Phase {
        case loading
        case loaded([Guest])
        case failed
    }

    @State private var phase = Phase.loading
    @State private var chosen: Guest?

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let guests) where guests.isEmpty: Text("No guests yet")
            case .loaded(let guests):
                ForEach(guests) { guest in
                    GuestRow(guest: guest) { chosen = $0 }
                }
            case .failed: Text("Could not load the guests")
            }
        }
        .task { await load() }
        .sheet(item: $chosen, onDismiss: { close() }) { GuestSheet(guest: $0) }
    }

    // TODO: load the sheet's guest again, and show it in its row.
    private func close() {
        guard let chosen else { return }
        print("load \(chosen.name) again")
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
    let open: (Guest) -> Void

    var body: some View {
        HStack {
            Button(guest.name) { open(guest) }
            Text("\(guest.name): \(guest.reply)")
        }
    }
}
