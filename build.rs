//! Link flags for the Node addon; nothing to do for the core alone.

fn main() {
    #[cfg(feature = "napi")]
    napi_build::setup();
}
