// ModelIO: files of models. None is read here: an asset is empty.

@_exported public import Foundation
@_exported public import simd

open class MDLObject: NSObject, @unchecked Sendable {
    open var name = ""
    open var path: String { name }
    open var isHidden = false
    public override init() {}
}

open class MDLMesh: MDLObject, @unchecked Sendable {
    open var vertexCount: Int { 0 }
    open func addNormals(withAttributeNamed attributeName: String?, creaseThreshold: Float) {}
}

open class MDLAsset: NSObject, @unchecked Sendable {
    public let url: URL?
    private var objects: [MDLObject] = []
    public override init() { url = nil }
    public init(url URL: URL) { url = URL }
    open var count: Int { objects.count }
    open class func canImportFileExtension(_ extension: String) -> Bool { false }
    open class func canExportFileExtension(_ extension: String) -> Bool { false }
    open func add(_ object: MDLObject) { objects.append(object) }
    open func remove(_ object: MDLObject) { objects.removeAll { $0 === object } }
    open func object(at index: Int) -> MDLObject { objects[index] }
    open func childObjects(of objectClass: AnyClass) -> [MDLObject] {
        objects.filter { type(of: $0) == objectClass }
    }
    open func loadTextures() {}
    // swift-format-ignore: AlwaysUseLowerCamelCase
    open func export(to URL: URL) throws {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: URL.path])
    }
}

open class MDLMaterial: NSObject, @unchecked Sendable {
    open var name = ""
}
