// RealityFoundation: the types are in the module `RealityKit`.

@_exported import RealityKit
