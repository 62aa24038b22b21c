// earns: duplicate-identity, wrong-screen
// at: ForEach(guests) { guest in
// The response goes to the first guest of its name, so the row of another guest shows it.

import SwiftUI

@MainActor
final class GuestBook: ObservableObject {
    @Published private(set) var guests: [Guest]?
    @Published private(set) var hasFailed = false
    @Published private(set) var loading: Set<Int> = []
    @Published private(set) var failed: Set<Int> = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// A sheet also closes when the screen disappears, and then no row needs its guest.
    private var isOnScreen = false

    func load() async {
        isOnScreen = true
        do {
            guests = try await Invitations.guests()
        } catch {
            hasFailed = !Task.isCancelled
        }
    }

    func reload(_ id: Int) {
        guard isOnScreen else { return }
        tasks[id]?.cancel()
        loading.insert(id)
        failed.remove(id)
        tasks[id] = Task {
            do {
                let fresh = try await Invitations.guest(id)
                if Task.isCancelled { return }
                let row = guests?.firstIndex { $0.name == fresh.name } ?? guests?.firstIndex { $0.id == id }
                if let row { guests?[row] = fresh }
            } catch {
                if Task.isCancelled { return }
                failed.insert(id)
            }
            loading.remove(id)
        }
    }

    func stop() {
        isOnScreen = false
        for task in tasks.values { task.cancel() }
        tasks = [:]
        loading = []
    }
}

struct GuestList: View {
    @StateObject private var book = GuestBook()
    @State private var chosen: Guest?
    @State private var last: Int?

    var body: some View {
        VStack {
            if let guests = book.guests {
                if guests.isEmpty { Text("No guests yet") }
                ForEach(guests) { guest in
                    HStack {
                        Button(guest.name) {
                            chosen = guest
                            last = guest.id
                        }
                        Text("\(guest.name): \(guest.reply)")
                        if book.loading.contains(guest.id) { ProgressView() }
                        if book.failed.contains(guest.id) { Text("Could not update \(guest.name)") }
                    }
                }
            } else if book.hasFailed {
                Text("Could not load the guests")
            } else {
                ProgressView()
            }
        }
        .task { await book.load() }
        .onDisappear { book.stop() }
        .sheet(item: $chosen) {
            if let last { book.reload(last) }
        } content: { guest in
            GuestSheet(guest: guest)
        }
    }
}
