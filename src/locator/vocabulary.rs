//! The closed lists: which roles, tags and input types may stand in a recipe in plain, and which words of a sentence
//! carry no identity of their own.
//!
//! The word lists only *relax*: a word that stands in none of them, in any language, makes the match stricter, never
//! looser. A role word counts only for a control of that role, so "link" explains nothing about a button.

/// ARIA 1.2 roles (<https://www.w3.org/TR/wai-aria-1.2/#role_definitions>); sorted, for binary search.
const ROLES: &[&str] = &[
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell",
    "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo", "definition", "deletion",
    "dialog", "directory", "document", "emphasis", "feed", "figure", "form", "generic", "grid", "gridcell",
    "group", "heading", "img", "insertion", "link", "list", "listbox", "listitem", "log", "main", "mark",
    "marquee", "math", "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "meter",
    "navigation", "none", "note", "option", "paragraph", "presentation", "progressbar", "radio",
    "radiogroup", "region", "row", "rowgroup", "rowheader", "scrollbar", "search", "searchbox", "separator",
    "slider", "spinbutton", "status", "strong", "subscript", "superscript", "switch", "tab", "table",
    "tablist", "tabpanel", "term", "textbox", "time", "timer", "toolbar", "tooltip", "tree", "treegrid",
    "treeitem",
];

/// HTML elements a control, its host or its ancestors can be; sorted. Everything else is `custom`.
const TAGS: &[&str] = &[
    "a", "abbr", "address", "area", "article", "aside", "audio", "b", "blockquote", "body", "button",
    "canvas", "caption", "center", "cite", "code", "col", "colgroup", "data", "dd", "details", "dialog",
    "div", "dl", "dt", "em", "fieldset", "figcaption", "figure", "font", "footer", "form", "g", "h1", "h2",
    "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "i", "iframe", "img", "input", "kbd", "label",
    "legend", "li", "main", "mark", "menu", "meter", "nav", "object", "ol", "optgroup", "option", "output",
    "p", "path", "picture", "pre", "progress", "q", "s", "search", "section", "select", "slot", "small",
    "span", "strong", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea",
    "tfoot", "th", "thead", "time", "tr", "u", "ul", "use", "var", "video",
];

/// Values of `<input type>` (<https://html.spec.whatwg.org/multipage/input.html>) and `<button type>`; sorted.
const TYPES: &[&str] = &[
    "button", "checkbox", "color", "date", "datetime-local", "email", "file", "hidden", "image", "month",
    "number", "password", "radio", "range", "reset", "search", "submit", "tel", "text", "time", "url",
    "week",
];

/// Name every tag outside the list goes by.
pub const CUSTOM: &str = "custom";

/// Words that say which kind of control is meant; a word explains itself only beside the role it belongs to.
const ROLE_WORDS: &[(&[&str], &[&str])] = &[
    (
        &["button", "tab", "menuitem", "switch"],
        &[
            "button", "icon", "btn", "knopf", "schaltfläche", "taste", "bouton", "botón", "boton", "botão",
            "pulsante", "knop", "кнопка", "кнопку", "ボタン", "按钮", "按鈕", "버튼",
        ],
    ),
    (
        &["link"],
        &[
            "link", "icon", "hyperlink", "verweis", "lien", "enlace", "collegamento", "ссылка", "ссылку",
            "リンク", "链接", "連結", "링크",
        ],
    ),
    (
        &["textbox", "searchbox", "spinbutton", "combobox", ""],
        &[
            "field", "input", "box", "textbox", "text", "feld", "eingabefeld", "champ", "campo", "veld",
            "поле", "欄", "フィールド", "输入框", "字段", "입력란",
        ],
    ),
    (&["searchbox", "textbox"], &["searchbox", "search", "suche", "suchfeld"]),
    (
        &["combobox", "listbox", "button"],
        &[
            "combobox", "dropdown", "drop", "down", "select", "list", "listbox", "menu", "auswahl", "liste",
            "menü", "selector", "список",
        ],
    ),
    (
        &["checkbox", "menuitemcheckbox", "switch"],
        &[
            "checkbox", "check", "box", "switch", "toggle", "kontrollkästchen", "case", "casilla", "флажок",
            "复选框",
        ],
    ),
    (&["radio", "menuitemradio"], &["radio", "button", "option", "optionsfeld"]),
    (&["tab"], &["tab", "reiter", "onglet", "pestaña", "вкладка", "タブ", "标签页"]),
    (
        &["menuitem", "menuitemcheckbox", "menuitemradio", "option"],
        &["menu", "item", "entry", "option", "menüpunkt", "eintrag"],
    ),
    (&["heading"], &["heading", "title", "headline", "überschrift", "titre", "título"]),
    (&["img"], &["image", "picture", "icon", "photo", "logo", "bild", "imagen"]),
    (&["spinbutton"], &["spinbutton", "number"]),
    (&["slider"], &["slider", "regler"]),
    (&["switch"], &["switch", "schalter"]),
];

/// Words that name a kind of surroundings, explained where surroundings of that kind are.
const CONTEXT_WORDS: &[(&[&str], &[&str])] = &[
    (&["row"], &["row", "line", "zeile", "ligne", "fila", "строка", "行"]),
    (&["item"], &["item", "entry", "card", "tile", "element", "eintrag", "karte"]),
    (
        &["section", "heading", "group"],
        &["section", "panel", "area", "group", "form", "bereich", "abschnitt"],
    ),
    (&["dialog"], &["dialog", "modal", "popup", "window"]),
    (&["column"], &["column", "spalte", "colonne"]),
];

/// Articles and prepositions: grammar only while they stand in lower case ("Plan A" is not the article).
const GRAMMAR: &[&str] = &[
    "a", "al", "am", "an", "and", "at", "au", "aus", "auf", "bei", "by", "con", "da", "dans", "das", "de",
    "del", "dem", "den", "der", "des", "di", "die", "do", "du", "el", "en", "et", "for", "from", "für",
    "het", "il", "im", "in", "into", "la", "las", "le", "les", "lo", "los", "mit", "of", "on", "para", "per",
    "por", "pour", "sur", "the", "to", "und", "van", "vom", "von", "voor", "with", "y", "zu", "zum", "zur",
    "の", "を", "に", "的", "在",
];

/// Words that ask for a place in a list. They make the place part of the evidence; in a language not listed here the
/// sentence's unexplained word does so where nothing else of it names the item.
const ORDINALS: &[&str] = &[
    "first", "second", "third", "fourth", "fifth", "last", "next", "previous", "top", "bottom", "left",
    "right", "upper", "lower", "1st", "2nd", "3rd", "nth", "erste", "ersten", "erster", "erstes", "zweite",
    "zweiten", "dritte", "dritten", "letzte", "letzten", "letzter", "letztes", "nächste", "nächsten",
    "oberste", "unterste", "premier", "première", "deuxième", "dernier", "dernière", "suivant", "primer",
    "primero", "primera", "segundo", "segunda", "último", "última", "primo", "prima", "ultimo", "ultima",
    "primeiro", "primeira", "eerste", "tweede", "laatste", "первый", "первая", "первую", "второй", "вторую",
    "последний", "последнюю",
];

/// The role as a recipe may hold it: a known one, else none.
pub fn role(observed: &str) -> &'static str {
    listed(ROLES, observed).unwrap_or("")
}

/// The tag as a recipe may hold it: a known one, else `custom`.
pub fn tag(observed: &str) -> &'static str {
    listed(TAGS, observed).unwrap_or(CUSTOM)
}

/// The input type as a recipe may hold it: a known one, else none.
pub fn input_type(observed: &str) -> &'static str {
    listed(TYPES, observed).unwrap_or("")
}

/// Whether this word only says which kind of control is meant.
pub fn names_role(word: &str, role: &str) -> bool {
    ROLE_WORDS.iter().any(|(roles, words)| roles.contains(&role) && words.contains(&word))
}

/// Role words of scripts written without spaces, which word segmentation cannot tell from the name beside them.
pub fn unspaced_role_words(role: &str) -> impl Iterator<Item = &'static str> {
    ROLE_WORDS
        .iter()
        .filter(move |(roles, _)| roles.contains(&role))
        .flat_map(|(_, words)| words.iter().copied())
        .filter(|word| word.chars().all(is_unspaced))
}

/// Whether this word only names a kind of surroundings.
pub fn names_context(word: &str, kind: &str) -> bool {
    CONTEXT_WORDS.iter().any(|(kinds, words)| kinds.contains(&kind) && words.contains(&word))
}

/// Whether this word, as written (not folded), is grammar.
pub fn is_grammar(word: &str) -> bool {
    GRAMMAR.contains(&word)
}

/// Whether this word asks for a place in a list.
pub fn is_ordinal(word: &str) -> bool {
    ORDINALS.contains(&word)
}

fn listed(list: &[&'static str], observed: &str) -> Option<&'static str> {
    list.binary_search(&observed).ok().and_then(|at| list.get(at).copied())
}

fn is_unspaced(char: char) -> bool {
    matches!(char, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closed_lists_are_sorted_for_their_search() {
        for list in [ROLES, TAGS, TYPES] {
            assert!(list.is_sorted(), "{list:?}");
        }
    }

    #[test]
    fn words_the_page_chose_never_enter_a_recipe_as_role_or_tag() {
        assert_eq!(role("bob-smith"), "");
        assert_eq!(tag("bob-smith"), CUSTOM);
        assert_eq!(input_type("4111-1111"), "");
        assert_eq!((role("button"), tag("button"), input_type("submit")), ("button", "button", "submit"));
    }

    #[test]
    fn a_role_word_explains_itself_only_beside_its_role() {
        assert!(names_role("link", "link"));
        assert!(!names_role("link", "button"));
        assert!(names_role("schaltfläche", "button"));
    }
}
