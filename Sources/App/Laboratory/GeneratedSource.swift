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
            let own = staticNames(in: module)
            files.append(
                file("\(module.name)-Assets.swift", symbols(colors, images, in: bundle, except: own)))
        }
        for model in module.dataModels {
            if let source = model.source {
                files.append(file("\(module.name)-\(model.name).swift", source))
            }
        }
        return files
    }

    /// The names of the static properties that the module's source declares. A generated symbol with the name of a declared
    /// property would be ambiguous.
    private static func staticNames(in module: AppModule) -> Set<String> {
        module.files.reduce(into: []) { names, file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            for match in text.matches(of: /static\s+(?:let|var)\s+`?(\w+)/) {
                names.insert(String(match.output.1))
            }
        }
    }

    private static func file(_ name: String, _ text: String) -> Answer.File {
        Answer.File(name: name, bytes: Array(text.utf8), author: .course)
    }

    private static func symbols(
        _ colors: [AssetCatalog.Asset], _ images: [AssetCatalog.Asset], in bundle: String,
        except own: Set<String>
    ) -> String {
        var text = "import SwiftUI\nimport UIKit\n"
        let resources = colors.filter { !uiKitColors.contains($0.path.last ?? "") }
        text += nested(resources, in: "ColorResource") {
            "let \($0) = ColorResource(name: \"\($1)\", bundle: \(bundle))"
        }
        text += nested(images, in: "ImageResource") {
            "let \($0) = ImageResource(name: \"\($1)\", bundle: \(bundle))"
        }
        // SwiftUI and UIKit already declare `Color.accentColor` and similar names.
        let taken = own.union(appleColors)
        let new = colors.filter { !taken.contains($0.path.last ?? "") }
        text += nested(new, in: "SwiftUI.Color") {
            "var \($0): SwiftUI.Color { .init(\"\($1)\") }"
        }
        // `@_disfavoredOverload` makes `Color(.brand)` mean the `ColorResource`, not the `UIColor`.
        text += nested(new, in: "UIKit.UIColor", attribute: "@_disfavoredOverload ") {
            "var \($0): UIKit.UIColor { .init(resource: ColorResource(name: \"\($1)\", bundle: \(bundle))) }"
        }
        let pictures = images.filter { !own.contains($0.path.last ?? "") }
        text += nested(pictures, in: "UIKit.UIImage") {
            "var \($0): UIKit.UIImage { .init(resource: ImageResource(name: \"\($1)\", bundle: \(bundle))) }"
        }
        text += "extension ShapeStyle where Self == SwiftUI.Color {\n"
        for color in new where color.path.count == 1 {
            text +=
                "    nonisolated static var \(color.path[0]): SwiftUI.Color { .init(\"\(color.name)\") }\n"
        }
        return text + "}\n"
    }

    /// A resource with the name of one of UIKit's colors would make `Color(.white)` ambiguous.
    private static let uiKitColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "magenta", "orange", "purple", "red",
        "white",
        "yellow",
    ]

    private static let appleColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// Writes one extension with all symbols of a catalog. Folders of a catalog that provide a namespace
    /// become enums.
    private static func nested(
        _ assets: [AssetCatalog.Asset], in type: String, attribute: String = "",
        _ declaration: (String, String) -> String
    ) -> String {
        var text = "extension \(type) {\n"
        var seen: Set<[String]> = []
        for (space, group) in Dictionary(grouping: assets, by: { Array($0.path.dropLast()) })
            .sorted(by: { $0.key.joined() < $1.key.joined() })
        {
            text += space.map { "enum \($0) { " }.joined()
            for asset in group where seen.insert(asset.path).inserted {
                text +=
                    "\n    \(attribute)nonisolated static " + declaration(asset.path.last ?? "", asset.name)
            }
            text += space.map { _ in " }" }.joined() + "\n"
        }
        return text + "}\n"
    }
}
