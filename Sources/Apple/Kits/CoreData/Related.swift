/// Relationships of objects. Changing a relationship also changes the inverse relationship.
extension NSManagedObject {
    func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        values[relationship.name] as? [NSManagedObject] ?? []
    }

    func relate(_ new: [NSManagedObject], by relationship: NSRelationshipDescription) {
        let old = related(relationship)
        keep(new, relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (Set(old), Set(new))
        for other in old where !after.contains(other) { other.lose(self, inverse) }
        for other in new where !before.contains(other) { other.gain(self, inverse) }
    }

    private func keep(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
        for object in objects {
            guard let one = managedObjectContext, let other = object.managedObjectContext else { continue }
            guard one === other else {
                fatalError(
                    "Illegal attempt to establish a relationship '\(relationship.name)' between objects "
                        + "in different contexts")
            }
        }
        note(relationship.name) { values[relationship.name] = objects }
    }

    func lose(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let before = related(relationship)
        let after = before.filter { $0 !== other }
        if after.count != before.count { keep(after, relationship) }
    }

    private func gain(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let before = related(relationship)
        guard !before.contains(where: { $0 === other }) else { return }
        if !relationship.isToMany, let inverse = relationship.inverseRelationship {
            for former in before { former.lose(self, inverse) }
        }
        keep(relationship.isToMany ? before + [other] : [other], relationship)
    }

    /// Adds the related objects of `other` to this object; with `withValues`, also copies the attribute
    /// values of `other`.
    func absorb(_ other: NSManagedObject, withValues: Bool) {
        if withValues {
            for attribute in entity.attributes {
                guard let value = other.values[attribute.name] else { continue }
                note(attribute.name) { values[attribute.name] = value }
            }
        }
        for relationship in entity.relationships {
            let (own, others) = (related(relationship), other.related(relationship))
            guard !others.isEmpty else { continue }
            other.relate([], by: relationship)
            if relationship.isToMany {
                relate(own + others.filter { !own.contains($0) }, by: relationship)
            } else if withValues {
                relate(others, by: relationship)
            }
        }
    }

    /// Applies the delete rules of this object's relationships.
    func release() {
        for relationship in entity.relationships {
            let objects = related(relationship)
            switch relationship.deleteRule {
            case .cascadeDeleteRule:
                for object in objects where !object.isDeleted { managedObjectContext?.delete(object) }
            case .noActionDeleteRule: continue
            case .nullifyDeleteRule, .denyDeleteRule: break
            }
            guard let inverse = relationship.inverseRelationship else { continue }
            for object in objects where !object.isDeleted { object.lose(self, inverse) }
        }
    }
}
