/// The CSS and JavaScript files in `Web/`, which the build embeds into the program.
public enum WebAsset {
    public static let pageStyle = text(PackageResources.page_css)
    public static let elementScript = text(PackageResources.element_js)

    static let playerStyle = pageStyle + text(PackageResources.player_css)
    static let playerScript =
        elementScript
        + [
            PackageResources.screen_js, PackageResources.source_js, PackageResources.timeline_js,
            PackageResources.network_js, PackageResources.words_js, PackageResources.player_js,
        ].map(text).joined()
    static let playerBody = text(PackageResources.player_html)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
