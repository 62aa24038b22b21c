import SwiftData
import SwiftUI

/// Trips with stops, in a model container that the app creates. Deleting a trip deletes its stops.
@Model
final class JournalTrip {
    @Attribute(.unique) var id: UUID
    var name: String
    var start: Date?
    var kind: Kind
    @Attribute(.externalStorage) var cover: Data?
    @Relationship(deleteRule: .cascade, inverse: \JournalStop.trip) var stops: [JournalStop] = []
    @Transient var isExpanded = false

    enum Kind: String, Codable, CaseIterable, Identifiable {
        case work, leisure
        var id: Self { self }
    }

    var sortedStops: [JournalStop] { stops.sorted { $0.position < $1.position } }

    init(name: String, kind: Kind = .leisure) {
        id = UUID()
        self.name = name
        self.kind = kind
    }
}

@Model
final class JournalStop {
    var city: String
    var position: Int
    var place: Place
    var trip: JournalTrip?

    struct Place: Codable, Hashable {
        var latitude = 0.0
        var longitude = 0.0
    }

    init(city: String, position: Int, trip: JournalTrip? = nil) {
        self.city = city
        self.position = position
        self.place = Place()
        self.trip = trip
    }
}

struct JournalApp: App {
    private let container: ModelContainer = {
        let schema = Schema([JournalTrip.self, JournalStop.self])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
        do {
            return try ModelContainer(for: schema, configurations: [configuration])
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup { JournalList() }
            .modelContainer(container)
    }
}

struct JournalList: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \JournalTrip.name, animation: .default) private var trips: [JournalTrip]
    @Query(filter: #Predicate<JournalTrip> { $0.start != nil }) private var planned: [JournalTrip]
    @State private var search = ""
    @State private var edited: JournalTrip?

    var body: some View {
        NavigationStack {
            JournalResults(search: search)
                .searchable(text: $search)
                .navigationTitle("\(trips.count) trips, \(planned.count) planned")
                .navigationDestination(for: JournalTrip.self) { JournalPage(trip: $0) }
                .sheet(item: $edited) { JournalEditor(trip: $0) }
                .toolbar {
                    EditButton()
                    Button("Add", systemImage: "plus") {
                        let trip = JournalTrip(name: "New trip")
                        modelContext.insert(trip)
                        edited = trip
                    }
                }
        }
    }
}

private struct JournalResults: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var trips: [JournalTrip]

    init(search: String) {
        let predicate = #Predicate<JournalTrip> { trip in
            search.isEmpty || trip.name.localizedStandardContains(search)
        }
        _trips = Query(
            filter: predicate, sort: [SortDescriptor(\.start, order: .reverse), SortDescriptor(\.name)])
    }

    var body: some View {
        List {
            ForEach(trips) { trip in
                NavigationLink(value: trip) { Text(trip.name) }
            }
            .onDelete(perform: delete)
        }
        .overlay {
            if trips.isEmpty { ContentUnavailableView.search }
        }
    }

    private func delete(_ offsets: IndexSet) {
        withAnimation {
            for index in offsets { modelContext.delete(trips[index]) }
        }
    }
}

private struct JournalPage: View {
    @Bindable var trip: JournalTrip

    var body: some View {
        Form {
            TextField("Name", text: $trip.name)
            Picker("Kind", selection: $trip.kind) {
                ForEach(JournalTrip.Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            ForEach(trip.sortedStops) { Text($0.city) }
            Button("Stop") { trip.stops.append(JournalStop(city: "Here", position: trip.stops.count)) }
        }
    }
}

private struct JournalEditor: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @Bindable var trip: JournalTrip

    var body: some View {
        TextField("Name", text: $trip.name)
        Button("Cancel") {
            modelContext.rollback()
            dismiss()
        }
        Button("Save") {
            do {
                try modelContext.save()
                dismiss()
            } catch {
                print("Not saved: \(error.localizedDescription)")
            }
        }
        .disabled(!modelContext.hasChanges)
    }
}

struct JournalSamples: PreviewModifier {
    static func makeSharedContext() async throws -> ModelContainer {
        let container = try ModelContainer(
            for: JournalTrip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(JournalTrip(name: "Sample"))
        return container
    }

    func body(content: Content, context: ModelContainer) -> some View {
        content.modelContainer(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var journal: Self = .modifier(JournalSamples())
}

#Preview("Trips", traits: .journal) {
    @Previewable @Query(sort: \JournalTrip.name) var trips: [JournalTrip]
    List(trips) { Text($0.name) }
}
