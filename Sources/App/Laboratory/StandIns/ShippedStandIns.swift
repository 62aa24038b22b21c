/// Stand-ins written by hand, for packages that many apps use.
enum ShippedStandIns {
    static let all: [StandIn] =
        [
            StandIn(module: "Alamofire", text: alamofire), StandIn(module: "Factory", text: factory),
            StandIn(module: "Introspect", text: introspect), StandIn(module: "Kingfisher", text: kingfisher),
            StandIn(module: "Resolver", text: resolver),
            StandIn(module: "SDWebImageSwiftUI", text: sdWebImage),
            StandIn(module: "Swinject", text: swinject),
        ] + [
            renamed("Factory", "FactoryKit", factory), renamed("Kingfisher", "KingfisherSwiftUI", kingfisher),
        ]

    /// The stand-in for a module that has another name in some versions of its package.
    private static func renamed(_ name: String, _ other: String, _ text: String) -> StandIn {
        StandIn(
            module: other, text: text.replacing(StandIn.heading(of: name), with: StandIn.heading(of: other)))
    }
}
