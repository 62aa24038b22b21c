import AppProject
import Workshop

/// The source that Xcode generates for a module: `Bundle.module`, a name for each color and image of its catalogs, and
/// the classes of its data models.
enum GeneratedSource {
    static func files(for module: AppModule) -> [Answer.File] {
        var files: [Answer.File] = []
        let hasResources =
            !module.dataModels.isEmpty
            || module.resources.contains { FolderResources.isCopied($0) || $0.isCatalog }
        if let bundle = module.bundle, hasResources {
            files.append(
                file(
                    "\(module.name)-Bundle.swift",
                    """
                    import Foundation
                    extension Foundation.Bundle {
                        nonisolated static let module =
                            Bundle(path: Bundle.main.bundlePath + "/\(bundle).bundle") ?? Bundle.main
                    }

                    """))
        }
        let catalogs = module.resources.filter(\.isCatalog).map { AssetCatalog(at: $0.url) }
        let (colors, images) = (catalogs.flatMap(\.colors), catalogs.flatMap(\.images))
        if !colors.isEmpty || !images.isEmpty {
            let bundle = module.bundle != nil && hasResources ? ".module" : ".main"
            files.append(file("\(module.name)-Assets.swift", symbols(colors, images, in: bundle)))
        }
        for model in module.dataModels {
            if let source = model.source {
                files.append(file("\(module.name)-\(model.name).swift", source))
            }
        }
        return files
    }

    private static func file(_ name: String, _ text: String) -> Answer.File {
        Answer.File(name: name, bytes: Array(text.utf8), author: .course)
    }

    private static func symbols(
        _ colors: [AssetCatalog.Asset], _ images: [AssetCatalog.Asset], in bundle: String
    ) -> String {
        var text = "import SwiftUI\nimport UIKit\n"
        text += nested(colors, in: "ColorResource") {
            "static let \($0) = ColorResource(name: \"\($1)\", bundle: \(bundle))"
        }
        text += nested(images, in: "ImageResource") {
            "static let \($0) = ImageResource(name: \"\($1)\", bundle: \(bundle))"
        }
        // SwiftUI already declares `Color.accentColor` and similar names.
        let new = colors.filter { !ownColors.contains($0.path.last ?? "") }
        text += nested(new, in: "SwiftUI.Color") { "static var \($0): SwiftUI.Color { .init(\"\($1)\") }" }
        text += "extension ShapeStyle where Self == SwiftUI.Color {\n"
        for color in new where color.path.count == 1 {
            text +=
                "    nonisolated static var \(color.path[0]): SwiftUI.Color { .init(\"\(color.name)\") }\n"
        }
        return text + "}\n"
    }

    private static let ownColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// One extension with all symbols. Folders of a catalog that provide a namespace become enums.
    private static func nested(
        _ assets: [AssetCatalog.Asset], in type: String, _ declaration: (String, String) -> String
    ) -> String {
        var text = "extension \(type) {\n"
        var seen: Set<[String]> = []
        for (space, group) in Dictionary(grouping: assets, by: { Array($0.path.dropLast()) })
            .sorted(by: { $0.key.joined() < $1.key.joined() })
        {
            text += space.map { "enum \($0) { " }.joined()
            for asset in group where seen.insert(asset.path).inserted {
                text += "\n    nonisolated " + declaration(asset.path.last ?? "", asset.name)
            }
            text += space.map { _ in " }" }.joined() + "\n"
        }
        return text + "}\n"
    }
}
