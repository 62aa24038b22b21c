import SwiftData
import SwiftUI

/// A context counts unsaved changes, reverts changes with `rollback`, and saves when the app goes to the background. On
/// saving, a new object replaces the older object that has the same unique value.
struct StoredChanges: View {
    let input: Int

    @Model final class City {
        #Unique<City>([\.name, \.country])
        @Attribute(.unique) var code: String
        var name: String
        var country: String
        @Relationship(deleteRule: .deny) var mayors: [Mayor] = []

        init(_ code: String, _ name: String, country: String = "FR") {
            self.code = code
            self.name = name
            self.country = country
        }
    }

    @Model final class Mayor {
        var city: City?

        init() {}
    }

    var body: some View {
        Cities().modelContainer(for: [City.self, Mayor.self])
    }

    private struct Cities: View {
        @Environment(\.modelContext) private var context
        @Environment(\.scenePhase) private var phase
        @Query(sort: \City.code) private var cities: [City]

        var body: some View {
            List {
                ForEach(cities) { Text("\($0.code) \($0.name) \($0.country)") }
                Button("Change") {
                    context.insert(City("A", "Arles"))
                    state("inserted")
                    try? context.save()
                    state("saved")
                    cities.first?.name = "Arras"
                    context.insert(City("B", "Brest"))
                    state("changed")
                    context.rollback()
                    state("rolled back")
                }
                Button("Repeat") {
                    context.insert(City("A", "Amiens"))
                    context.insert(City("C", "Brest"))
                    context.insert(City("D", "Brest"))
                    state("inserted")
                    try? context.save()
                    state("saved")
                }
                Button("Transaction") {
                    try? context.transaction {
                        try context.delete(model: City.self, where: #Predicate { $0.name == "Brest" })
                    }
                    state("deleted")
                }
                Button("Look elsewhere") {
                    let there = ModelContext(context.container)
                    print("elsewhere: \((try? there.fetch(FetchDescriptor<City>()))?.map(\.name) ?? [])")
                }
                Button("Rename") { cities.first?.name = "Renamed" }
                Button("Elect") {
                    cities.first?.mayors.append(Mayor())
                    cities.first.map(context.delete)
                    do { try context.save() } catch { print("\(error.localizedDescription)") }
                    context.rollback()
                }
            }
            .onChange(of: phase) { _, phase in
                if phase == .inactive, cities.first?.name != "Left" { cities.first?.name = "Left" }
                if phase == .active { state("back") }
            }
        }

        private func state(_ moment: String) {
            print("\(moment): \(cities.map(\.name)), changes: \(context.hasChanges)")
        }
    }
}
