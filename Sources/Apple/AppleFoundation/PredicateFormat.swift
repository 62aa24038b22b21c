// `NSPredicate(format:)` and `NSSortDescriptor(key:)` name properties by text, for Core Data. Apps can create
// such objects. Evaluating a predicate ends the app with a message that gives the reason.

extension NSPredicate {
    public convenience init(format: String, _ arguments: Any?...) {
        self.init { _, _ in
            fatalError(
                "the course cannot evaluate NSPredicate(format: \"\(format)\"), because it "
                    + "names properties by text; use NSPredicate(block:) instead")
        }
    }
}

extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in
            fatalError(
                "the course cannot sort by NSSortDescriptor(key: \"\(key ?? "")\"), because it "
                    + "names a property by text; use SortDescriptor with a key path instead")
        }
    }
}
