public struct GradebookFiles {
    private let gradebook: Gradebook
    private let formats: [any GradebookFormat]

    public init(of gradebook: Gradebook, as formats: [any GradebookFormat]) {
        (self.gradebook, self.formats) = (gradebook, formats)
    }

    /// - Returns: the path of each format's file or folder.
    public func write(to results: ResultsFolder) throws -> [String] {
        var paths: [String] = []
        for format in formats {
            for file in try format.files(of: gradebook) {
                try results.write(file)
            }
            paths.append(results.path(of: format.fileName))
        }
        return paths
    }
}
