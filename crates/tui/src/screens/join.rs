//! The form for joining a table on a server.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tenback_client::Link;
use tenback_table::{Name, NameError};

use super::Go;
use super::start::{body, draw_banner, write_choices};
use crate::context::Context;
use crate::draw::keys::{Button, draw_keys};
use crate::draw::table::draw_text;
use crate::invitation::{Invitation, Joined, Joining};
use crate::keys::{Input, KeyCode};

/// The longest link that can be typed.
const LONGEST_LINK: usize = 300;

/// The form.
pub(crate) struct Join {
    link: String,
    name: String,
    watch: bool,
    at: Field,
    going: Option<Joining>,
    notice: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Link,
    Name,
}

impl Join {
    /// The form, filled in as far as possible. If everything is known, it connects immediately.
    pub(crate) fn new(invitation: &Invitation, context: &Context) -> Join {
        let before = || context.known_name(invitation.link.as_ref()?);
        let known = invitation.name.clone().or_else(before);
        let offered = known.clone().or_else(|| context.login_name.clone());
        let mut join = Join {
            link: invitation.link.as_ref().map(ToString::to_string).unwrap_or_default(),
            name: offered.map(|name| name.to_string()).unwrap_or_default(),
            watch: invitation.watch,
            at: if invitation.link.is_some() { Field::Name } else { Field::Link },
            going: None,
            notice: None,
        };
        if let (Some(link), Some(name)) = (&invitation.link, known) {
            join.going = Some(Joining::begin(link.clone(), Some(name), join.watch, context));
        }
        join
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.going.is_some()
    }

    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// Checks whether the connection was made.
    pub(crate) fn tick(&mut self, context: &Context) -> Option<Go> {
        let going = self.going.as_ref()?;
        match going.arrived(context)? {
            Ok(Joined { remote, notice }) => return Some(Go::Room(remote, notice.or(self.notice.take()))),
            Err(why) => self.notice = Some(context.no_table(&why, &going.link)),
        }
        self.going = None;
        Some(Go::Stay)
    }

    pub(crate) fn input(&mut self, input: Input, context: &Context) -> Go {
        let Input::Key(key) = input else { return Go::Stay };
        self.notice = None;
        if self.going.is_some() {
            if key == KeyCode::Esc {
                self.going = None;
            }
            return Go::Stay;
        }
        match key {
            KeyCode::Esc => return Go::Start,
            KeyCode::Enter => self.go(context),
            KeyCode::Up | KeyCode::Down | KeyCode::Tab => {
                self.at = if self.at == Field::Link { Field::Name } else { Field::Link };
            }
            KeyCode::Backspace => drop(self.field().pop()),
            KeyCode::Char(letter) if self.takes_letter() => self.field().push(letter),
            _ => {}
        }
        Go::Stay
    }

    fn field(&mut self) -> &mut String {
        match self.at {
            Field::Link => &mut self.link,
            Field::Name => &mut self.name,
        }
    }

    fn takes_letter(&self) -> bool {
        match self.at {
            Field::Link => self.link.len() < LONGEST_LINK,
            Field::Name => self.name.chars().count() < Name::MOST,
        }
    }

    fn go(&mut self, context: &Context) {
        match (Link::parse(&self.link), self.wanted_name()) {
            (Ok(link), Ok(name)) => self.going = Some(Joining::begin(link, name, self.watch, context)),
            (Err(_), _) => self.refuse(Field::Link, context.words.message("tui-no-link", &[])),
            (_, Err(why)) => self.refuse(Field::Name, context.words.name_error(&why)),
        }
    }

    /// The name may be left out at a server that knows the user.
    fn wanted_name(&self) -> Result<Option<Name>, NameError> {
        if self.name.trim().is_empty() { Ok(None) } else { Name::new(&self.name).map(Some) }
    }

    fn refuse(&mut self, at: Field, notice: String) {
        self.at = at;
        self.notice = Some(notice);
    }

    pub(crate) fn draw(&self, buffer: &mut Buffer, area: Rect, context: &Context) -> Vec<Button> {
        let pen = context.pen(&[]);
        draw_banner(buffer, area, &pen);
        let labels = ["tui-join-link", "tui-join-name"].map(|id| pen.say(id));
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        let room = usize::from(body(area).width).saturating_sub(width + 8);
        let line = |field: Field, label: &str, value: &str| {
            let at = self.at == field && self.going.is_none();
            // Show the end of a long text.
            let surplus = value.chars().count().saturating_sub(room);
            let shown: String = value.chars().skip(surplus).collect();
            (format!("{label:<width$}  {shown}{}", if at { "▏" } else { "" }), at)
        };
        let lines = vec![line(Field::Link, &labels[0], &self.link), line(Field::Name, &labels[1], &self.name)];
        write_choices(buffer, body(area), &lines, context);
        let note = match &self.going {
            Some(going) => pen.say_with("tui-join-going", &[("server", going.link.server().into())]),
            None => self.notice.clone().unwrap_or_else(|| pen.say("tui-join-about")),
        };
        let below = Rect { y: body(area).y + 3, height: 4, ..body(area) };
        let style = if self.notice.is_some() { context.theme.warning() } else { context.theme.note() };
        draw_text(buffer, below, &note, style);
        let last = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        draw_keys(buffer, last, &[("⏎", "tui-key-join"), ("↑↓", "tui-key-choose"), ("Esc", "tui-key-back")], &pen)
    }
}
