import SwiftData
import SwiftUI

/// A relationship between objects of two contexts ends the app.
struct StoredAcross: View {
    let input: Int

    @Model final class Stray {
        var name = "stray"

        init() {}
    }

    @Model final class Leash {
        var stray: Stray?

        init() {}
    }

    var body: some View {
        Button("Relate") {
            guard let container = try? ModelContainer(for: Leash.self) else { return }
            let (leash, stray) = (Leash(), Stray())
            container.mainContext.insert(leash)
            let other = ModelContext(container)
            other.insert(stray)
            leash.stray = stray
            print("related, changes elsewhere: \(other.hasChanges)")
        }
    }
}
