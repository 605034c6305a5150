//! What kind of control is wanted: one list, here.

use std::fmt;

use crate::error::{Error, Result};

/// The kind of control an action needs. Actions that need the same kind share recipes: `dblclick` and `tap` are
/// [`Click`](Operation::Click), `clear` and `pressSequentially` are [`Fill`](Operation::Fill).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operation {
    /// Something to click.
    Click,
    /// A field to type into.
    Fill,
    /// A box or switch to turn on or off.
    Check,
    /// A list to choose from.
    Select,
    /// Something to point at.
    Hover,
    /// Something to put the focus on.
    Focus,
    /// A file input.
    Upload,
    /// Something to drag.
    Drag,
    /// Where it is dropped.
    Drop,
    /// Anything to look at.
    Locate,
    /// Something that takes a key.
    Press,
}

impl Operation {
    /// Every operation.
    pub const ALL: [Self; 11] = [
        Self::Click,
        Self::Fill,
        Self::Check,
        Self::Select,
        Self::Hover,
        Self::Focus,
        Self::Upload,
        Self::Drag,
        Self::Drop,
        Self::Locate,
        Self::Press,
    ];

    /// Its name, which is part of the key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Click => "click",
            Self::Fill => "fill",
            Self::Check => "check",
            Self::Select => "select",
            Self::Hover => "hover",
            Self::Focus => "focus",
            Self::Upload => "upload",
            Self::Drag => "drag",
            Self::Drop => "drop",
            Self::Locate => "locate",
            Self::Press => "press",
        }
    }

    /// The operation of this name.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] when there is none.
    pub fn from_name(name: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|operation| operation.name() == name).ok_or(Error::InvalidArgument {
            argument: "operation",
            problem: "is unknown; there are click, fill, check, select, hover, focus, upload, drag, drop, locate, press",
        })
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}
