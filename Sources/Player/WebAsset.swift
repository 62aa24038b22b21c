/// The files of `Web/`, which the build puts into the program.
enum WebAsset {
    static let playerStyle = text(PackageResources.page_css, PackageResources.player_css)
    static let playerScript = text(
        PackageResources.element_js, PackageResources.screen_js, PackageResources.source_js,
        PackageResources.timeline_js, PackageResources.network_js, PackageResources.words_js,
        PackageResources.player_js)
    static let playerBody = text(PackageResources.player_html)

    private static func text(_ parts: [UInt8]...) -> String {
        parts.map { String(decoding: $0, as: UTF8.self) }.joined()
    }
}
