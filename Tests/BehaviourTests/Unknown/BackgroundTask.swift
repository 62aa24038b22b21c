// has no member 'backgroundTask'
import SwiftUI

struct NewsApp: App {
    var body: some Scene {
        WindowGroup { Text("News") }
            .backgroundTask(.appRefresh("news")) { print("refreshed") }
    }
}
