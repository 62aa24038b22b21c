import SwiftData
import SwiftUI

/// A query finds inserted, unsaved objects in the query's order, and a view that reads the query runs when the result
/// changes. Writing an object's property runs only the bodies that read the property.
struct StoredQuery: View {
    let input: Int

    @Model final class Track {
        var title: String
        var plays = 0
        var isLoved = false

        init(title: String) { self.title = title }
    }

    var body: some View {
        Tracks(minimum: input).modelContainer(for: Track.self, inMemory: true)
    }

    private struct Tracks: View {
        @Environment(\.modelContext) private var context
        @Query private var tracks: [Track]
        @Query(filter: #Predicate<Track> { $0.isLoved }) private var loved: [Track]

        init(minimum: Int) {
            _tracks = Query(
                filter: #Predicate<Track> { $0.plays >= minimum },
                sort: [SortDescriptor(\Track.plays, order: .reverse), SortDescriptor(\Track.title)])
        }

        var body: some View {
            let _ = print("list: \(tracks.map(\.title)), \(loved.count) loved")
            List {
                ForEach(tracks) { Row(track: $0) }
                    .onDelete { places in
                        for place in places { context.delete(tracks[place]) }
                    }
                Count()
                Button("Add") {
                    for title in ["Cello", "Aria", "Bolero"] { context.insert(Track(title: title)) }
                }
            }
        }
    }

    private struct Count: View {
        @Environment(\.modelContext) private var context

        var body: some View {
            let _ = print("count: \((try? context.fetchCount(FetchDescriptor<Track>())) ?? 0)")
            EmptyView()
        }
    }

    private struct Row: View {
        @Bindable var track: Track

        var body: some View {
            let _ = print("row: \(track.title) \(track.plays)")
            HStack {
                Text(track.title)
                Button("Play \(track.title)") { track.plays += 1 }
                Toggle("Love \(track.title)", isOn: $track.isLoved)
                TextField("Title of \(track.plays)", text: $track.title)
            }
        }
    }
}
