// ModelIO: 3D model files. The course reads no model files, so assets are empty.

@_exported public import Foundation
@_exported public import simd

open class MDLObject: NSObject, @unchecked Sendable {
    open var name = ""
    open var path: String { name }
    open var isHidden = false
    public override init() {}
}

open class MDLMesh: MDLObject, @unchecked Sendable {}
