// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// Lets apps pass `id as CVarArg` to a predicate. With Objective-C, every object can be a predicate's argument.
extension CVarArg where Self: NSObject {
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
extension NSManagedObject: CVarArg {}
extension NSManagedObjectID: CVarArg {}
extension NSNumber: @retroactive CVarArg {}
extension NSSet: @retroactive CVarArg {}
extension NSArray: @retroactive CVarArg {}
extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}
extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { "\(self)"._cVarArgEncoding }
}
