public import CoreLocation
public import Foundation

public enum HKWorkoutActivityType: UInt, Sendable {
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
    case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
    case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining
    case paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing
    case skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming
    case tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking
    case waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing
    case downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates
    case snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio
    case handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown
    case other = 3000
}

public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

public final class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    public override init() {}
}

/// A workout. Apps can create workouts; queries return none.
public final class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        (workoutActivityType, self.workoutEvents) = (activityType, workoutEvents)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        duration = end.timeIntervalSince(start)
        super.init(HKObjectType.workoutType(), start, end, metadata)
    }
    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(
            activityType: activityType, start: start, end: end, workoutEvents: nil, totalEnergyBurned: nil,
            totalDistance: nil, metadata: nil)
    }
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: start, end: end, workoutEvents: nil,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, metadata: metadata)
    }
    public func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
}
