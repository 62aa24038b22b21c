extension ShippedStandIns {
    static let alamofireValues = #"""
        // Stand-in for Alamofire: requests go through URLSession, without retries and interceptors.
        import Combine
        import Foundation

        public typealias Parameters = [String: Any]
        public typealias AFResult<Success> = Result<Success, AFError>
        public typealias AFDataResponse<Success> = DataResponse<Success, AFError>

        public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let get = Self(rawValue: "GET")
            public static let post = Self(rawValue: "POST")
            public static let put = Self(rawValue: "PUT")
            public static let patch = Self(rawValue: "PATCH")
            public static let delete = Self(rawValue: "DELETE")
            public static let head = Self(rawValue: "HEAD")
        }

        public struct HTTPHeader: Hashable, Sendable {
            public let name: String
            public let value: String
            public init(name: String, value: String) { (self.name, self.value) = (name, value) }
            public static func accept(_ value: String) -> Self { Self(name: "Accept", value: value) }
            public static func contentType(_ value: String) -> Self { Self(name: "Content-Type", value: value) }
            public static func authorization(_ value: String) -> Self { Self(name: "Authorization", value: value) }
            public static func authorization(bearerToken: String) -> Self { authorization("Bearer \(bearerToken)") }
        }

        public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sendable {
            public private(set) var dictionary: [String: String] = [:]
            public init() {}
            public init(_ headers: [HTTPHeader]) { headers.forEach { add($0) } }
            public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
            public init(dictionaryLiteral elements: (String, String)...) {
                for (name, value) in elements { dictionary[name] = value }
            }
            public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
            public mutating func add(_ header: HTTPHeader) { dictionary[header.name] = header.value }
            public mutating func add(name: String, value: String) { dictionary[name] = value }
            public subscript(_ name: String) -> String? {
                get { dictionary[name] }
                set { dictionary[name] = newValue }
            }
        }

        public protocol URLConvertible { func asURL() throws -> URL }
        extension String: URLConvertible {
            public func asURL() throws -> URL {
                guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
                return url
            }
        }
        extension URL: URLConvertible { public func asURL() throws -> URL { self } }

        public protocol URLRequestConvertible { func asURLRequest() throws -> URLRequest }
        extension URLRequestConvertible { public var urlRequest: URLRequest? { try? asURLRequest() } }
        extension URLRequest: URLRequestConvertible {
            public func asURLRequest() throws -> URLRequest { self }
            public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
                self.init(url: try url.asURL())
                httpMethod = method.rawValue
                headers?.dictionary.forEach { setValue($1, forHTTPHeaderField: $0) }
            }
            public var method: HTTPMethod? {
                get { httpMethod.map(HTTPMethod.init(rawValue:)) }
                set { httpMethod = newValue?.rawValue }
            }
            public var headers: HTTPHeaders {
                get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
                set { allHTTPHeaderFields = newValue.dictionary }
            }
        }

        public protocol ParameterEncoding: Sendable {
            func encode(_ request: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
        }

        public struct URLEncoding: ParameterEncoding {
            public enum Destination: Sendable { case methodDependent, queryString, httpBody }
            private let destination: Destination
            public init(destination: Destination = .methodDependent) { self.destination = destination }
            public static var `default`: Self { Self() }
            public static var queryString: Self { Self(destination: .queryString) }
            public static var httpBody: Self { Self(destination: .httpBody) }
            public func encode(_ request: any URLRequestConvertible, with parameters: Parameters?) throws
                -> URLRequest
            {
                var request = try request.asURLRequest()
                guard let parameters, !parameters.isEmpty, let url = request.url,
                    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                else { return request }
                let items = parameters.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0, value: "\($1)") }
                let hasBody = !["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
                if destination == .httpBody || destination == .methodDependent && hasBody {
                    parts.queryItems = items
                    request.httpBody = Data((parts.percentEncodedQuery ?? "").utf8)
                    if request.value(forHTTPHeaderField: "Content-Type") == nil {
                        request.setValue(
                            "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
                    }
                } else {
                    parts.queryItems = (parts.queryItems ?? []) + items
                    request.url = parts.url
                }
                return request
            }
        }

        public struct JSONEncoding: ParameterEncoding {
            public init() {}
            public static var `default`: Self { Self() }
            public static var prettyPrinted: Self { Self() }
            public func encode(_ request: any URLRequestConvertible, with parameters: Parameters?) throws
                -> URLRequest
            {
                var request = try request.asURLRequest()
                guard let parameters else { return request }
                request.httpBody = try JSONSerialization.data(withJSONObject: parameters)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                return request
            }
        }

        public protocol ParameterEncoder: Sendable {
            func encode<P: Encodable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest
        }
        extension ParameterEncoder where Self == JSONParameterEncoder {
            public static var json: Self { Self() }
        }
        extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
            public static var urlEncodedForm: Self { Self() }
        }
        public struct JSONParameterEncoder: ParameterEncoder {
            public init() {}
            public static var `default`: Self { Self() }
            public func encode<P: Encodable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest {
                var request = request
                guard let parameters else { return request }
                request.httpBody = try JSONEncoder().encode(parameters)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                return request
            }
        }
        public struct URLEncodedFormParameterEncoder: ParameterEncoder {
            public init() {}
            public static var `default`: Self { Self() }
            public func encode<P: Encodable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest {
                guard let parameters else { return request }
                let values = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
                let words = (values as? [String: Any])?.mapValues { "\($0)" }
                return try URLEncoding.default.encode(request, with: words)
            }
        }

        public enum AFError: Error, LocalizedError {
            public enum ResponseValidationFailureReason: Sendable { case unacceptableStatusCode(code: Int) }
            public enum ResponseSerializationFailureReason: Sendable {
                case inputDataNilOrZeroLength
                case decodingFailed(error: any Error)
            }
            case explicitlyCancelled
            case invalidURL(url: any URLConvertible)
            case createURLRequestFailed(error: any Error)
            case responseValidationFailed(reason: ResponseValidationFailureReason)
            case responseSerializationFailed(reason: ResponseSerializationFailureReason)
            case sessionTaskFailed(error: any Error)

            public var underlyingError: (any Error)? {
                switch self {
                case .createURLRequestFailed(let error), .sessionTaskFailed(let error): error
                case .responseSerializationFailed(.decodingFailed(let error)): error
                default: nil
                }
            }
            public var responseCode: Int? {
                if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
            }
            public var isExplicitlyCancelledError: Bool {
                if case .explicitlyCancelled = self { true } else { false }
            }
            public var isSessionTaskError: Bool {
                if case .sessionTaskFailed = self { true } else { false }
            }
            public var isResponseSerializationError: Bool {
                if case .responseSerializationFailed = self { true } else { false }
            }
            public var isResponseValidationError: Bool { responseCode != nil }
            public var errorDescription: String? {
                switch self {
                case .explicitlyCancelled: "Request explicitly cancelled."
                case .invalidURL(let url): "URL is not valid: \(url)"
                case .createURLRequestFailed(let error):
                    "URLRequest creation failed with error: \(error.localizedDescription)"
                case .responseValidationFailed(.unacceptableStatusCode(let code)):
                    "Response status code was unacceptable: \(code)."
                case .responseSerializationFailed(.inputDataNilOrZeroLength):
                    "Response could not be serialized, input data was nil or zero length."
                case .responseSerializationFailed(.decodingFailed(let error)):
                    "Response could not be decoded because of error:\n\(error.localizedDescription)"
                case .sessionTaskFailed(let error): "URLSessionTask failed with error: \(error.localizedDescription)"
                }
            }
        }
        extension Error { public var asAFError: AFError? { self as? AFError } }


        """#
}
