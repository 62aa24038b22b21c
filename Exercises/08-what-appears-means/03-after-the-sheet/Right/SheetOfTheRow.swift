// style: Each row presents its own sheet, so the guest is known. But a row that is removed takes its sheet with it.

import SwiftUI

struct GuestList: View {
    @State private var guests: [Guest]?
    @State private var hasFailed = false

    var body: some View {
        VStack {
            if let guests {
                if guests.isEmpty { Text("No guests yet") }
                ForEach(guests) { GuestRow(guest: $0) }
            } else if hasFailed {
                Text("Could not load the guests")
            } else {
                ProgressView()
            }
        }
        .task {
            do { guests = try await Invitations.guests() } catch { hasFailed = !Task.isCancelled }
        }
    }
}

struct GuestRow: View {
    @State private var guest: Guest
    @State private var isOpen = false
    @State private var closings = 0
    @State private var state: LoadState?

    private enum LoadState {
        case loading
        case failed
    }

    init(guest: Guest) {
        _guest = State(initialValue: guest)
    }

    var body: some View {
        HStack {
            Button(guest.name) { isOpen = true }
            Text("\(guest.name): \(guest.reply)")
            switch state {
            case .loading: ProgressView()
            case .failed: Text("Could not update \(guest.name)")
            case nil: EmptyView()
            }
        }
        .sheet(isPresented: $isOpen, onDismiss: { closings += 1 }) { GuestSheet(guest: guest) }
        .task(id: closings) {
            if closings == 0 { return }
            state = .loading
            do {
                let fresh = try await Invitations.guest(guest.id)
                if Task.isCancelled { return }
                guest = fresh
                state = nil
            } catch {
                if !Task.isCancelled { state = .failed }
            }
        }
    }
}
