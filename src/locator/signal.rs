//! Identity signals: what a control itself says about which control it is.

use serde::{Deserialize, Serialize};

/// One kind of identity signal. Its name is stored in plain, its text only as a keyed digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Signal {
    /// Accessible name. The only one that is always part of a recipe, also when empty, and that is never learnt away.
    Name,
    /// The attribute the project uses as test id.
    TestId,
    /// The `id` attribute.
    Id,
    /// The `name` attribute.
    NameAttr,
    /// The `placeholder` attribute.
    Placeholder,
    /// The `title` attribute.
    Title,
    /// The `alt` attribute.
    Alt,
    /// Where a link leads.
    Href,
}

impl Signal {
    /// Every kind, cheapest to compare first.
    pub const ALL: [Self; 8] = [
        Self::TestId,
        Self::Id,
        Self::NameAttr,
        Self::Href,
        Self::Name,
        Self::Placeholder,
        Self::Title,
        Self::Alt,
    ];

    /// The name it goes by in reports, in entries and as digest label.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::TestId => "testId",
            Self::Id => "id",
            Self::NameAttr => "nameAttr",
            Self::Placeholder => "placeholder",
            Self::Title => "title",
            Self::Alt => "alt",
            Self::Href => "href",
        }
    }

    /// Whether a difference may be learnt away when a resolver confirms the control: what frameworks generate, never
    /// what a person reads.
    #[must_use]
    pub const fn may_be_learnt(self) -> bool {
        matches!(self, Self::TestId | Self::Id | Self::NameAttr | Self::Href)
    }

    /// Whether the page can skip a candidate by a few bits of this signal's hash.
    #[must_use]
    pub const fn has_bits(self) -> bool {
        matches!(self, Self::TestId | Self::Id | Self::NameAttr | Self::Href | Self::Name)
    }
}
