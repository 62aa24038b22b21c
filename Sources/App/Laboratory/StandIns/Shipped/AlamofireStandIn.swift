extension ShippedStandIns {
    static let alamofire = alamofireValues + alamofireRequests

    private static let alamofireRequests = #"""
        public struct DataResponse<Success, Failure: Error> {
            public let request: URLRequest?
            public let response: HTTPURLResponse?
            public let data: Data?
            public let result: Result<Success, Failure>
            public var value: Success? { try? result.get() }
            public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
        }

        public final class DataRequest: @unchecked Sendable {
            private let make: () throws -> URLRequest
            private let place: (fileID: String, line: Int)
            private let session: URLSession
            private var codes: Set<Int>?
            private var task: URLSessionDataTask?
            public private(set) var request: URLRequest?
            public private(set) var response: HTTPURLResponse?
            public private(set) var isCancelled = false

            init(_ session: URLSession, _ place: (String, Int), _ make: @escaping () throws -> URLRequest) {
                (self.session, self.place, self.make) = (session, place, make)
            }

            @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }
            @discardableResult public func validate<S: Sequence>(statusCode: S) -> Self where S.Element == Int {
                codes = Set(statusCode)
                return self
            }
            @discardableResult public func validate<S: Sequence>(contentType: S) -> Self where S.Element == String {
                self
            }
            @discardableResult public func cancel() -> Self {
                isCancelled = true
                task?.cancel()
                return self
            }
            @discardableResult public func resume() -> Self { self }

            /// The response after a request has ended with these values.
            private func whole<Value>(
                _ data: Data?, _ response: URLResponse?, _ error: (any Error)?, _ read: (Data?) throws -> Value
            ) -> AFDataResponse<Value> {
                self.response = response as? HTTPURLResponse
                let result: AFResult<Value>
                if let error {
                    let isCancelled = isCancelled || (error as? URLError)?.code == .cancelled
                    result = .failure(
                        error.asAFError ?? (isCancelled ? .explicitlyCancelled : .sessionTaskFailed(error: error)))
                } else if let code = self.response?.statusCode, codes?.contains(code) == false {
                    result = .failure(
                        .responseValidationFailed(reason: .unacceptableStatusCode(code: code)))
                } else {
                    result = Result { try read(data) }.mapError {
                        $0.asAFError ?? .responseSerializationFailed(reason: .decodingFailed(error: $0))
                    }
                }
                return AFDataResponse(request: request, response: self.response, data: data, result: result)
            }

            private func made() throws(AFError) -> URLRequest {
                do {
                    let made = try make()
                    request = made
                    return made
                } catch { throw error.asAFError ?? .createURLRequestFailed(error: error) }
            }

            private func load<Value>(
                on queue: DispatchQueue, _ read: @escaping (Data?) throws -> Value,
                _ end: @escaping (AFDataResponse<Value>) -> Void
            ) {
                do {
                    task = session.dataTask(
                        with: try made(), fileID: place.fileID, line: place.line,
                        completionHandler: { [self] data, response, error in
                            let whole = whole(data, response, error, read)
                            queue.async { end(whole) }
                        })
                    task?.resume()
                } catch {
                    let whole = whole(nil, nil, error, read)
                    queue.async { end(whole) }
                }
            }

            fileprivate func load<Value>(_ read: @escaping (Data?) throws -> Value) async -> AFDataResponse<Value> {
                do {
                    let (data, response) = try await session.data(
                        for: try made(), fileID: place.fileID, line: place.line)
                    return whole(data, response, nil, read)
                } catch {
                    return whole(nil, nil, error, read)
                }
            }

            private static func full(_ data: Data?) throws -> Data {
                guard let data, !data.isEmpty else {
                    throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
                }
                return data
            }

            @discardableResult public func response(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
            ) -> Self {
                load(on: queue, { $0 }, completionHandler)
                return self
            }
            @discardableResult public func responseData(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
            ) -> Self {
                load(on: queue, Self.full, completionHandler)
                return self
            }
            @discardableResult public func responseString(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<String>) -> Void
            ) -> Self {
                load(on: queue, { String(decoding: try Self.full($0), as: UTF8.self) }, completionHandler)
                return self
            }
            @discardableResult public func responseJSON(
                queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Any>) -> Void
            ) -> Self {
                load(on: queue, { try JSONSerialization.jsonObject(with: Self.full($0)) }, completionHandler)
                return self
            }
            @discardableResult public func responseDecodable<T: Decodable>(
                of type: T.Type = T.self, queue: DispatchQueue = .main, decoder: JSONDecoder = JSONDecoder(),
                completionHandler: @escaping (AFDataResponse<T>) -> Void
            ) -> Self {
                load(on: queue, { try decoder.decode(type, from: Self.full($0)) }, completionHandler)
                return self
            }

            public func serializingData() -> DataTask<Data> { task(Self.full) }
            public func serializingString() -> DataTask<String> {
                task { String(decoding: try Self.full($0), as: UTF8.self) }
            }
            public func serializingDecodable<T: Decodable>(
                _ type: T.Type = T.self, decoder: JSONDecoder = JSONDecoder()
            ) -> DataTask<T> { task { try decoder.decode(type, from: Self.full($0)) } }
            private func task<Value>(_ read: @escaping (Data?) throws -> Value) -> DataTask<Value> {
                DataTask(request: self, read: read)
            }

            public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
                publisher { self.load(on: queue, Self.full, $0) }
            }
            public func publishString(queue: DispatchQueue = .main) -> DataResponsePublisher<String> {
                publisher { self.load(on: queue, { String(decoding: try Self.full($0), as: UTF8.self) }, $0) }
            }
            public func publishDecodable<T: Decodable>(
                type: T.Type = T.self, queue: DispatchQueue = .main, decoder: JSONDecoder = JSONDecoder()
            ) -> DataResponsePublisher<T> {
                publisher { self.load(on: queue, { try decoder.decode(type, from: Self.full($0)) }, $0) }
            }
            private func publisher<Value>(_ start: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void)
                -> DataResponsePublisher<Value>
            {
                DataResponsePublisher(
                    Deferred { Future { promise in start { promise(.success($0)) } } }
                        .handleEvents(receiveCancel: { _ = self.cancel() }).eraseToAnyPublisher())
            }
        }

        /// The course sends the request when the app awaits the value.
        public struct DataTask<Value> {
            fileprivate let request: DataRequest
            fileprivate let read: (Data?) throws -> Value
            public var response: AFDataResponse<Value> { get async { await request.load(read) } }
            public var result: AFResult<Value> { get async { await response.result } }
            public var value: Value { get async throws { try await result.get() } }
            public func cancel() { request.cancel() }
        }

        public struct DataResponsePublisher<Value>: Publisher {
            public typealias Output = AFDataResponse<Value>
            public typealias Failure = Never
            private let upstream: AnyPublisher<Output, Never>
            init(_ upstream: AnyPublisher<Output, Never>) { self.upstream = upstream }
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
                upstream.receive(subscriber: subscriber)
            }
            public func result() -> AnyPublisher<AFResult<Value>, Never> { map(\.result).eraseToAnyPublisher() }
            public func value() -> AnyPublisher<Value, AFError> {
                setFailureType(to: AFError.self).flatMap(\.result.publisher).eraseToAnyPublisher()
            }
        }

        public protocol RequestInterceptor: Sendable {}

        public struct ConfigurationExtension {
            public var `default`: URLSessionConfiguration { .default }
            public var ephemeral: URLSessionConfiguration { .ephemeral }
        }

        extension URLSessionConfiguration {
            public static var af: ConfigurationExtension { ConfigurationExtension() }
        }

        public final class Session: @unchecked Sendable {
            public typealias RequestModifier = (inout URLRequest) throws -> Void
            public static let `default` = Session()
            private let session: URLSession
            public init(
                configuration: URLSessionConfiguration = .default, interceptor: (any RequestInterceptor)? = nil
            ) {
                session = URLSession(configuration: configuration)
            }

            public func request(
                _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
                interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
                fileID: String = #fileID, line: Int = #line
            ) -> DataRequest {
                DataRequest(session, (fileID, line)) {
                    var request = try URLRequest(url: url, method: method, headers: headers)
                    try requestModifier?(&request)
                    return try encoding.encode(request, with: parameters)
                }
            }
            public func request<P: Encodable & Sendable>(
                _ url: any URLConvertible, method: HTTPMethod = .get, parameters: P?,
                encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
                interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
                fileID: String = #fileID, line: Int = #line
            ) -> DataRequest {
                DataRequest(session, (fileID, line)) {
                    var request = try URLRequest(url: url, method: method, headers: headers)
                    try requestModifier?(&request)
                    return try encoder.encode(parameters, into: request)
                }
            }
            public func request(
                _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
                fileID: String = #fileID, line: Int = #line
            ) -> DataRequest {
                DataRequest(session, (fileID, line)) { try request.asURLRequest() }
            }
        }

        public let AF = Session.default

        """#
}
