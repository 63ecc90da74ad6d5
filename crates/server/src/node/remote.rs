//! A table of another node. Clients here talk to it as they would to one of this node: messages go over the link.

use std::sync::Arc;

use tenback_store::{StoreError, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tracing::debug;

use super::link::{Answer, Joining, Link, Question, Visitor};
use crate::app::App;
use crate::denial::Denial;
use crate::forgetting::{Forget, ForgetError};
use crate::host::{Handle, TableMessage};

/// The capacity of the mailbox, as for tables of this node.
const MAILBOX_CAPACITY: usize = 64;

/// A table of another node.
struct RemoteTable {
    app: Arc<App>,
    id: TableId,
    link: Arc<Link>,
    /// Cancelled when the table turns out to belong to yet another node.
    moved: CancellationToken,
    /// Shared by every client here.
    present: Arc<()>,
}

/// Starts the task that stands for a table of another node.
pub(super) fn start(app: &Arc<App>, id: &TableId, link: Arc<Link>) -> Handle {
    let (handle, inbox) = mpsc::channel(MAILBOX_CAPACITY);
    let (moved, present) = (CancellationToken::new(), Arc::default());
    let table = RemoteTable { app: app.clone(), id: id.clone(), link, moved, present };
    app.tasks.spawn(table.run(inbox));
    handle
}

impl RemoteTable {
    async fn run(self, mut inbox: mpsc::Receiver<TableMessage>) {
        self.serve(&mut inbox).await;
        self.app.registry.forget(&self.id);
        self.link.leave(&self.id).await;
        inbox.close();
        debug!(table = %self.id, "is no longer reached over a link");
    }

    async fn serve(&self, inbox: &mut mpsc::Receiver<TableMessage>) {
        loop {
            let idle = tokio::time::sleep(self.app.config.limits.idle);
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.read(message).await,
                    None => return,
                },
                () = self.moved.cancelled() => return,
                () = self.link.closed() => return,
                () = self.app.stopping.cancelled() => return,
                () = idle => {
                    if Arc::strong_count(&self.present) == 1 && inbox.is_empty() {
                        return;
                    }
                }
            }
        }
    }

    async fn read(&self, message: TableMessage) {
        match message {
            TableMessage::Join { guest, have, answer } => {
                let joining = Joining { answer, moved: self.moved.clone(), present: self.present.clone() };
                self.link.join(&self.id, *guest, have, joining).await;
            }
            TableMessage::Frame { guest, frame, came: _ } => self.link.frame(guest, &frame).await,
            TableMessage::Gone { guest } => self.link.gone(guest).await,
            TableMessage::Describe { answer } => self.ask(Question::Describe, answer, |answered| match answered {
                Answer::Summary(summary) => Some(Ok(*summary)),
                other => other.refusal().map(Err),
            }),
            TableMessage::Chat { person, from, before, answer } => {
                let question = Question::Chat { visitor: Visitor::new(&person, &from), before };
                self.ask(question, answer, |answered| match answered {
                    Answer::Chat(chat) => Some(Ok(chat)),
                    other => other.refusal().map(Err),
                });
            }
            TableMessage::MayEnter { person, from, answer } => {
                let question = Question::MayEnter { visitor: Visitor::new(&person, &from) };
                self.ask(question, answer, allowed);
            }
            TableMessage::CheckCards { closed, answer } => {
                let question = Question::CheckCards { closed: closed.iter().map(|cards| *cards.as_bytes()).collect() };
                self.ask(question, answer, allowed);
            }
            TableMessage::Close { answer } => self.ask(Question::Close, answer, |_| Some(())),
            TableMessage::Forget { forget, answer } => self.forget(forget, answer),
            // The owner does it when it forgets what the person said.
            TableMessage::Erase { answer, .. } => {
                // The caller may be gone.
                let _gone = answer.send(Ok(()));
            }
            // The owner hears of new names by itself, and has the bots.
            TableMessage::Renamed(_) | TableMessage::BotResult(_) | TableMessage::CoachResult(_) => {}
        }
    }

    fn forget(&self, forget: Forget, answer: oneshot::Sender<Result<usize, ForgetError>>) {
        self.ask(Question::Forget(forget), answer, |answered| {
            Some(match answered {
                Answer::Forgotten(count) => Ok(count),
                _ => Err(ForgetError::Store(StoreError::Failed(Arc::new(Denial::Unreachable)))),
            })
        });
    }

    /// Asks the owner without keeping other messages waiting. Without an answer that makes sense, the caller gets none, and
    /// tries again where the table is now.
    fn ask<T: Send + 'static>(
        &self,
        question: Question,
        answer: oneshot::Sender<T>,
        read: impl FnOnce(Answer) -> Option<T> + Send + 'static,
    ) {
        let (link, id, moved) = (self.link.clone(), self.id.clone(), self.moved.clone());
        self.app.tasks.spawn(async move {
            match link.ask(&id, question).await {
                Some(answered) => {
                    // The caller may be gone.
                    let _gone = read(answered).map(|read| answer.send(read));
                }
                None => moved.cancel(),
            }
        });
    }
}

/// Whether a table allows something.
fn allowed(answered: Answer) -> Option<Result<(), Denial>> {
    match answered {
        Answer::Done => Some(Ok(())),
        other => other.refusal().map(Err),
    }
}
