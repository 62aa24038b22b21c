import SwiftUI

/// An `@Entry` key starts with the declared value. A change of an environment value runs only bodies that read the
/// value.
struct CustomEnvironmentKey: View {
    let input: Int

    var body: some View {
        let _ = print("root's body")
        Reader(name: "above")
        VStack {
            Reader(name: "below")
            Bystander()
        }
        .environment(\.pageSize, input)
        .environment(\.accent, input > 20 ? "red" : nil)
    }

    private struct Reader: View {
        let name: String
        @Environment(\.pageSize) private var pageSize
        @Environment(\.accent) private var accent

        var body: some View {
            let _ = print("reader \(name): \(pageSize) \(accent ?? "plain")")
            Text("\(name) \(pageSize)")
        }
    }

    private struct Bystander: View {
        @Environment(\.sorting) private var sorting

        var body: some View {
            let _ = print("bystander's body, \(sorting([2, 1]))")
            Text("bystander")
        }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var pageSize = 20
    @Entry fileprivate var accent: String?
    @Entry fileprivate var sorting: ([Int]) -> [Int] = { $0.sorted() }
}

#Preview("Thirty", traits: .sizeThatFitsLayout) {
    CustomEnvironmentKey(input: 30)
}
