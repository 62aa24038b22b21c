// earns: wrong-screen, missed-fetch, redundant-fetch
// A guest who has been loaded again moves to the end of the list.
import SwiftUI

@MainActor
final class GuestBook: ObservableObject {
    @Published private(set) var guests: [Guest] = []
    @Published private(set) var state = State.loading
    @Published private(set) var running: [Guest.ID: UUID] = [:]
    @Published private(set) var failed: Set<Guest.ID> = []

    enum State { case loading, ready, failed }

    private var tasks: [Guest.ID: Task<Void, Never>] = [:]

    func open() async {
        state = .loading
        running = [:]
        failed = []
        do {
            let guests = try await Invitations.guests()
            if Task.isCancelled { return }
            self.guests = guests
            state = .ready
        } catch  where !Task.isCancelled {
            state = .failed
        } catch {}
    }

    func refresh(_ id: Guest.ID) {
        tasks[id]?.cancel()
        let token = UUID()
        running[id] = token
        failed.remove(id)
        tasks[id] = Task {
            let result = await Self.fetch(id)
            guard !Task.isCancelled, running[id] == token else { return }
            running[id] = nil
            switch result {
            case .success(let guest): guests = guests.filter { $0.id != id } + [guest]
            case .failure: failed.insert(id)
            }
        }
    }

    func close() {
        for task in tasks.values { task.cancel() }
        tasks.removeAll()
        running = [:]
    }

    private static func fetch(_ id: Guest.ID) async -> Result<Guest, any Error> {
        do { return .success(try await Invitations.guest(id)) } catch { return .failure(error) }
    }
}

struct GuestList: View {
    @StateObject private var book = GuestBook()
    @State private var chosen: Guest?

    var body: some View {
        content
            .task { await book.open() }
            .onDisappear { book.close() }
            .onChange(of: chosen) { old, new in
                if let old, new == nil { book.refresh(old.id) }
            }
            .sheet(item: $chosen) { GuestSheet(guest: $0) }
    }

    @ViewBuilder private var content: some View {
        switch book.state {
        case .loading: ProgressView()
        case .failed: Text("Could not load the guests")
        case .ready:
            if book.guests.isEmpty {
                Text("No guests yet")
            } else {
                List(book.guests) { guest in
                    VStack(alignment: .leading) {
                        HStack {
                            Button(guest.name) { chosen = guest }
                            Text("\(guest.name): \(guest.reply)")
                            if book.running[guest.id] != nil { ProgressView() }
                        }
                        if book.failed.contains(guest.id) { Text("Could not update \(guest.name)") }
                    }
                }
            }
        }
    }
}
