struct Starter {}
