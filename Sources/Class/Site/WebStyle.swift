import Player

/// The styles, scripts and bodies of the pages. The build embeds the files of `Web/` in the program.
enum WebStyle {
    static let site = WebAsset.pageStyle + text(PackageResources.site_css)
    static let classScript = WebAsset.elementScript + text(PackageResources.class_js)
    static let classBody = text(PackageResources.class_html)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
