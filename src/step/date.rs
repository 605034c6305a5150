//! Today's date in UTC, without a calendar library.

use std::time::{SystemTime, UNIX_EPOCH};

const SECONDS_PER_DAY: u64 = 86_400;

/// A moment's date, as `2026-11-30`.
#[must_use]
pub fn utc_date(moment: SystemTime) -> String {
    // A clock before 1970 is not set.
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let (year, month, day) = civil_from_days(seconds / SECONDS_PER_DAY);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Howard Hinnant's `civil_from_days`, for days since 1970 only
/// (<https://howardhinnant.github.io/date_algorithms.html#civil_from_days>). Its year begins in March, so that the leap
/// day is a year's last.
const fn civil_from_days(days: u64) -> (u64, u64, u64) {
    const DAYS_PER_ERA: u64 = 146_097;
    const DAYS_FROM_MARCH_0000: u64 = 719_468;
    let days = days + DAYS_FROM_MARCH_0000;
    let era = days / DAYS_PER_ERA;
    let of_era = days % DAYS_PER_ERA;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let next_year = if month <= 2 { 1 } else { 0 };
    (year_of_era + era * 400 + next_year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn dates_agree_with_the_calendar() {
        for (seconds, date) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_799, "2024-02-28"),
            (1_709_164_800, "2024-02-29"),
            (1_796_083_199, "2026-11-30"),
            (1_798_761_600, "2027-01-01"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(utc_date(UNIX_EPOCH + Duration::from_secs(seconds)), date, "{seconds}");
        }
    }
}
