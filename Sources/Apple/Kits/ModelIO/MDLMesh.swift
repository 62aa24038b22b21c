// ModelIO: 3D model files, which are not read: assets are empty.

@_exported public import Foundation
@_exported public import simd
