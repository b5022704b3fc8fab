import Foundation

extension Date {
    /// Hours and minutes, as on a digital clock; the same in every language.
    var clockTime: String {
        formatted(
            .verbatim(
                "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
                timeZone: .current, calendar: .current))
    }
}
