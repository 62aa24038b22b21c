/// The sections of a list with their items, as a value.
///
/// A snapshot contains each section and item only once. Adding an item that the snapshot already contains
/// moves the item; on a device, the app crashes.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    private func place(_ section: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.section == section }
    }
    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: section).count
    }
    public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        place(section).map { sections[$0].items } ?? []
    }
    public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: item).map { sections[$0.section].section }
    }
    public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
    public func indexOfSection(_ section: SectionIdentifierType) -> Int? { place(section) }

    // MARK: - Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        let target = section.map { place($0) } ?? sections.indices.last
        guard let target else { return }
        take(identifiers)
        sections[target].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
    ) { insert(identifiers, by: item, offset: 0) }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
    ) { insert(identifiers, by: item, offset: 1) }

    private mutating func insert(_ items: [ItemIdentifierType], by item: ItemIdentifierType, offset: Int) {
        let items = items.filter { $0 != item }
        take(items)
        guard let place = place(of: item) else { return }
        sections[place.section].items.insert(contentsOf: items, at: place.item + offset)
    }

    private mutating func take(_ items: [ItemIdentifierType]) {
        let taken = Set(items)
        for index in sections.indices { sections[index].items.removeAll { taken.contains($0) } }
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        insertItems([item], beforeItem: other)
    }
    public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        insertItems([item], afterItem: other)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: - Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where place(section) == nil { sections.append((section, [])) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
    ) { insert(identifiers, by: other, offset: 0) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
    ) { insert(identifiers, by: other, offset: 1) }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], by other: SectionIdentifierType, offset: Int
    ) {
        guard let index = place(other) else { return }
        sections.insert(
            contentsOf: identifiers.filter { place($0) == nil }.map { ($0, []) }, at: index + offset)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.section) }
    }
    public mutating func moveSection(
        _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) { move(section, by: other, offset: 0) }
    public mutating func moveSection(
        _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) { move(section, by: other, offset: 1) }

    private mutating func move(
        _ section: SectionIdentifierType, by other: SectionIdentifierType, offset: Int
    ) {
        guard section != other, let index = place(section), place(other) != nil else { return }
        let moved = sections.remove(at: index)
        if let target = place(other) { sections.insert(moved, at: target + offset) }
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
