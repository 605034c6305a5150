//! Names that mean the same directory or file on every platform.
//!
//! A cache is committed on one machine and checked out on another, so what one of them cannot take is refused on all of
//! them: nothing here asks which system this is.

/// Device names that Windows gives to whatever is called so, in any directory and with any extension.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Those that carry a number.
const PORTS: [&str; 2] = ["com", "lpt"];

/// Their numbers; Windows counts superscripts among the digits.
const PORT_NUMBERS: &str = "0123456789¹²³";

/// Characters that Windows does not allow in a name, control characters aside.
const FORBIDDEN: &str = "<>:\"|?*/\\";

/// Longest name in bytes that common file systems take.
const NAME_LENGTH: usize = 255;

/// What is wrong with a name.
pub fn problem_of(name: &str) -> Option<&'static str> {
    if is_device(name) {
        Some("has a name that Windows reserves for a device")
    } else if name.chars().any(|c| c.is_control() || FORBIDDEN.contains(c)) {
        Some("has a character that Windows does not allow in names")
    } else if name.ends_with(['.', ' ']) {
        Some("has a name that ends with a dot or a space, which Windows drops")
    } else if name.len() > NAME_LENGTH {
        Some("has a name longer than 255 bytes")
    } else {
        None
    }
}

/// Whether Windows takes the name for a device: what counts is the part before the first dot.
pub fn is_device(name: &str) -> bool {
    let stem = name.split(['.', ':']).next().unwrap_or_default().trim_end().to_lowercase();
    let port = stem.strip_suffix(|last| PORT_NUMBERS.contains(last));
    DEVICES.contains(&stem.as_str()) || port.is_some_and(|port| PORTS.contains(&port))
}
