// has no member 'onOpenURL'
import SwiftUI

struct Linked: View {
    @State private var path: [Int] = []
    var body: some View {
        Text("\(path.count)").onOpenURL { url in path.append(url.pathComponents.count) }
    }
}
