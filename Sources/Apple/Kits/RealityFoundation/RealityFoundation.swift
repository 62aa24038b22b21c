// RealityFoundation: what the course has of it is in the module RealityKit.

@_exported import RealityKit
