//! Ways to let time pass that do not look like it: loops, and waits for what need not come.

use oxc_ast::AstKind;

use super::Subject;
use super::report::Report;
use super::rule::Rule;
use super::tree::NodeId;

/// Checks every loop that goes on until something is so, and every wait that nothing comes of.
pub fn check(subject: &Subject<'_>, report: &mut Report<'_>) {
    for id in subject.tree.all() {
        let message = turns(subject, id).and_then(|turns| problem(subject, id, turns));
        if let Some(message) = message.or_else(|| idle_wait(subject, id)) {
            report.refuse(Rule::FixedSleep, subject.tree.offset(id), message);
        }
    }
}

/// How long a loop goes on.
#[derive(Clone, Copy)]
enum Turns {
    /// For ever, if nothing leaves it.
    Endless,
    /// While this holds.
    While(NodeId),
    /// While this holds, counting.
    Counting(NodeId),
}

fn turns(subject: &Subject<'_>, id: NodeId) -> Option<Turns> {
    let children = subject.tree.children(id);
    let test = match subject.tree.kind(id) {
        AstKind::WhileStatement(_) => *children.first()?,
        AstKind::DoWhileStatement(_) => *children.last()?,
        AstKind::ForStatement(turn) if turn.test.is_some() => {
            return Some(Turns::Counting(*children.get(usize::from(turn.init.is_some()))?));
        }
        AstKind::ForStatement(_) => return Some(Turns::Endless),
        _ => return None,
    };
    let is_constant =
        matches!(subject.tree.kind(test), AstKind::BooleanLiteral(_) | AstKind::NumericLiteral(_));
    Some(if is_constant { Turns::Endless } else { Turns::While(test) })
}

fn problem(subject: &Subject<'_>, id: NodeId, turns: Turns) -> Option<&'static str> {
    match turns {
        Turns::While(test) | Turns::Counting(test) if watches_clock(subject, test) => {
            Some("a loop that goes on until a time has come")
        }
        Turns::Endless if !leaves(subject, id) => Some("a loop without an end"),
        Turns::Endless | Turns::While(_) if !subject.has_await(id) && subject.is_live(id) => {
            Some("a loop that keeps the browser from doing what it waits for")
        }
        _ => None,
    }
}

/// `await page.waitForEvent('close', { timeout: 2000 }).catch(() => {})`: nobody asks what came of it.
fn idle_wait(subject: &Subject<'_>, id: NodeId) -> Option<&'static str> {
    let tree = &subject.tree;
    let AstKind::ExpressionStatement(_) = tree.kind(id) else { return None };
    let waited = *tree.children(id).first()?;
    let AstKind::AwaitExpression(_) = tree.kind(waited) else { return None };
    let catching = tree.method_call(*tree.children(waited).first()?).filter(|call| call.name == "catch")?;
    let waiting = tree.method_call(catching.object)?;
    let for_event = matches!(waiting.name.as_str(), "waitForEvent" | "waitForRequest" | "waitForResponse");
    for_event.then_some("a wait for something that need not come, whose only effect is the time it takes")
}

fn watches_clock(subject: &Subject<'_>, test: NodeId) -> bool {
    subject.tree.inside(test).any(|id| subject.tree.global(id) == Some("Date"))
}

fn leaves(subject: &Subject<'_>, id: NodeId) -> bool {
    let leaves = |kind| {
        matches!(kind, AstKind::BreakStatement(_) | AstKind::ReturnStatement(_) | AstKind::ThrowStatement(_))
    };
    subject.tree.inside(id).any(|id| leaves(subject.tree.kind(id)))
}
