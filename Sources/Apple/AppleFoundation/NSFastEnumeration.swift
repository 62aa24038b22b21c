/// A collection that Objective-C can enumerate.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
