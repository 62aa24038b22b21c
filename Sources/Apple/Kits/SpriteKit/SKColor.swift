public typealias SKColor = UIColor
