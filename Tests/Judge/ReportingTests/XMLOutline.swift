import Foundation
import FoundationXML

/// The number of elements of each name, if the text is XML.
final class XMLOutline: NSObject, XMLParserDelegate {
    private(set) var counts: [String: Int] = [:]
    private(set) var isWellFormed = false

    init(_ data: Data) {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        counts[name, default: 0] += 1
    }
}
