// earns: missed-fetch
struct Banner {}
