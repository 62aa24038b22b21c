import Testing

@testable import Lifecycle

@MainActor @Suite struct `An environment value` {
    private enum Color {}
    private enum Size {}
    private let color = ObjectIdentifier(Color.self)
    private let size = ObjectIdentifier(Size.self)

    /// A view that shows the value of an environment key.
    private func reader(_ name: String, of key: ObjectIdentifier, _ input: Int = 0) -> Piece {
        .view(name, input) { node in
            node.ambientSource?.addReader(node, of: key, property: "value")
            return .text(node.ambient[key, as: String.self] ?? "-")
        }
    }

    @Test func `reaches its readers and runs no other body`() {
        let told = played { world in
            let value = world.state("value", "red")
            world.show(
                .view("Host") { _ in
                    let value = value.value
                    return .group(reader("Color", of: color), reader("Size", of: size))
                        .inheriting { $0[color] = value }
                })
            world.fromHere()
            value.value = "blue"
        }
        #expect(
            told == """
                Host: body, value
                Host/Color: body, environment
                screen: blue, -
                """)
    }

    @Test func `is hidden by an inner value`() {
        let told = played { world in
            let value = world.state("value", "red")
            world.show(
                .view("Host") { _ in
                    let value = value.value
                    return Piece.box(reader("Color", of: color).inheriting { $0[color] = "green" })
                        .inheriting { $0[color] = value }
                })
            world.fromHere()
            value.value = "blue"
        }
        #expect(told == "Host: body, value")
    }

    @Test func `reaches a view that is added later, after others came and went`() {
        let told = played { world in
            let (value, id) = (world.state("value", "red"), world.state("id", 0))
            world.show(
                .view("Host") { _ in
                    let (value, id) = (value.value, id.value)
                    return .branch(id, reader("Color", of: color)).inheriting { $0[color] = value }
                })
            for next in 1...50 {
                id.value = next
                world.settle()
            }
            world.fromHere()
            for name in ["blue", "green"] {
                value.value = name
                world.settle()
                id.value += 1
                world.settle()
            }
            value.value = "white"
        }
        #expect(told.components(separatedBy: "Host/Color: body, environment").count == 4)
        #expect(told.hasSuffix("screen: white"))
    }

    @Test func `can be set from outside the tree, also for the next mount`() {
        let told = played { world in
            world.show(reader("Color", of: color))
            var ambient = Ambient()
            ambient[color] = "red"
            world.tree.setAmbient(ambient)
            world.settle()
            world.tree.unmount()
            world.show(reader("Color", of: color))
        }
        let screens = told.split(separator: "\n").filter { $0.hasPrefix("screen") }
        #expect(screens == ["screen: -", "screen: red"])
        #expect(told.components(separatedBy: "Color: body, mounted").count == 3)
    }
}
