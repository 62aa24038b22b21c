// earns: wrong-screen
// A cancelled load counts as a failure of its guest.

import SwiftUI

/// Each closed sheet is a job; the newest job of a guest replaces the older one.
private struct Job: Identifiable, Hashable {
    let guest: Int
    let number: Int
    var id: Int { guest }
}

struct GuestList: View {
    @State private var list: Result<[Guest], any Error>?
    @State private var sheet: Guest?
    @State private var subject: Int?
    @State private var jobs: [Job] = []
    @State private var errors: Set<Int> = []
    @State private var counter = 0

    var body: some View {
        VStack {
            switch list {
            case nil: ProgressView()
            case .failure?: Text("Could not load the guests")
            case .success(let guests)?:
                if guests.isEmpty {
                    Text("No guests yet")
                } else {
                    ForEach(guests, content: row)
                }
            }
        }
        .background {
            ForEach(jobs) { job in
                Color.clear.task(id: job) { await perform(job) }
            }
        }
        .task { await loadAll() }
        .sheet(item: $sheet, onDismiss: enqueue) { GuestSheet(guest: $0) }
    }

    private func row(_ guest: Guest) -> some View {
        HStack {
            Button(guest.name) {
                subject = guest.id
                sheet = guest
            }
            Text("\(guest.name): \(guest.reply)")
            if jobs.contains(where: { $0.guest == guest.id }) { ProgressView() }
            if errors.contains(guest.id) { Text("Could not update \(guest.name)") }
        }
    }

    private func enqueue() {
        guard let guest = subject else { return }
        counter += 1
        errors.remove(guest)
        jobs.removeAll { $0.guest == guest }
        jobs.append(Job(guest: guest, number: counter))
    }

    private func perform(_ job: Job) async {
        do {
            let fresh = try await Invitations.guest(job.guest)
            guard !Task.isCancelled else { return }
            list = list?.map { guests in guests.map { $0.id == fresh.id ? fresh : $0 } }
        } catch {
            errors.insert(job.guest)
        }
        jobs.removeAll { $0 == job }
    }

    private func loadAll() async {
        list = nil
        jobs = []
        errors = []
        let result: Result<[Guest], any Error>
        do { result = .success(try await Invitations.guests()) } catch { result = .failure(error) }
        if Task.isCancelled { return }
        list = result
    }
}
