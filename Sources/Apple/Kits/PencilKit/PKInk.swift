public import SwiftUI

/// An ink: the pen's type and color.
public struct PKInk: Hashable, Codable, @unchecked Sendable {
    public enum InkType: String, CaseIterable, Codable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"

        public var defaultWidth: CGFloat { self == .marker ? 20 : 3 }
    }

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }

    private enum Key: String, CodingKey { case inkType, color }

    /// Decodes a system color as black, because a system color in the course is only a name.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        inkType = try values.decode(InkType.self, forKey: .inkType)
        let parts = try values.decode([Double].self, forKey: .color).map { CGFloat($0) }
        switch parts.count {
        case 4: color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case 2: color = UIColor(white: parts[0], alpha: parts[1])
        default: color = .black
        }
    }
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(inkType, forKey: .inkType)
        try values.encode((color.cgColor.components ?? []).map(Double.init), forKey: .color)
    }
}

public protocol PKTool {}

public struct PKInkingTool: PKTool, Hashable, @unchecked Sendable {
    public typealias InkType = PKInk.InkType

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color, self.width) = (inkType, color, width ?? inkType.defaultWidth)
    }
    public init(ink: PKInk, width: CGFloat) {
        self.init(ink.inkType, color: ink.color, width: width)
    }

    public var ink: PKInk {
        get { PKInk(inkType, color: color) }
        set { (inkType, color) = (newValue.inkType, newValue.color) }
    }
}
