// swift-format-ignore-file: AlwaysUseLowerCamelCase
// ImageIO: images in data and files. Each file counts as one image; the course reads only the size
// of the image.

public import SwiftUI

/// Reads an image.
public final class CGImageSource {
    fileprivate let picture: CGImage

    fileprivate init?(_ data: Data?) {
        guard let data, let picture = UIImage(data: data)?.cgImage else { return nil }
        self.picture = picture
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    let url = url as URL
    return CGImageSource(url.isFileURL ? try? Data(contentsOf: url) : nil)
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? source.picture : nil
}

/// A thumbnail, with no side longer than the option `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let picture = source.picture
    let longest = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
    let scale = longest.map { $0.doubleValue / Double(max(picture.width, picture.height, 1)) } ?? 1
    guard scale < 1 else { return picture }
    let size = CGSize(width: Double(picture.width) * scale, height: Double(picture.height) * scale)
    return picture.cropping(to: CGRect(origin: .zero, size: size))
}
