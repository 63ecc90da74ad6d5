//! Who gets a thread first.

use std::pin::pin;

use futures_util::FutureExt;

use super::*;

fn account(number: u8) -> Account {
    let network = Some(IpNet::from(std::net::IpAddr::from([10, 0, 0, number])));
    Account { network, person: PersonId::new(number.into()) }
}

#[test]
fn reviews_use_all_threads_but_leave_one_free_while_bots_need_it() {
    let thinkers = Thinkers::new(2);
    let step = || thinkers.thread_for_review(account(1)).now_or_never().flatten();
    let (first, second) = (step().expect("a free thread"), step().expect("nobody else needs it"));
    let mut review = pin!(thinkers.thread_for_review(account(2)));
    let mut bot = pin!(thinkers.thread(account(3)));
    assert!(review.as_mut().now_or_never().is_none() && bot.as_mut().now_or_never().is_none(), "all are in use");
    drop(first);
    drop(bot.now_or_never().flatten().expect("bots come first"));
    assert!(review.as_mut().now_or_never().is_none(), "one stays free");
    let again = thinkers.thread(account(3)).now_or_never().flatten();
    assert!(again.is_some(), "for the next turn of the bot");
    drop(second);
    assert!(review.now_or_never().flatten().is_some(), "the other one is for reviews");
}

#[test]
fn waiting_reviews_leave_masters_their_time() {
    let thinkers = Thinkers::new(2);
    let _step = thinkers.thread_for_review(account(1)).now_or_never().flatten().expect("a free thread");
    let mut reviews: Vec<_> = (2..12).map(|number| Box::pin(thinkers.thread_for_review(account(number)))).collect();
    let begun = reviews.iter_mut().find_map(|review| review.as_mut().now_or_never()).flatten();
    for review in &mut reviews[1..] {
        assert!(review.as_mut().now_or_never().is_none(), "all threads are in use");
    }
    let bot = thinkers.thread(account(20));
    let mut bot = pin!(bot);
    assert!(bot.as_mut().now_or_never().is_none());
    drop(begun.expect("the second thread"));
    let bot = bot.now_or_never().flatten().expect("bots come first");
    assert_eq!(bot.budget, Budget::CpuTime(IDLE_BUDGET), "ten reviews wait, but no other bot");
}

#[test]
fn reviews_are_shared_by_network() {
    let thinkers = Thinkers::new(1);
    let busy = thinkers.thread_for_review(account(1)).now_or_never().flatten().expect("a free thread");
    std::thread::sleep(Duration::from_millis(2));
    let mut more = pin!(thinkers.thread_for_review(account(1)));
    let mut other = pin!(thinkers.thread_for_review(account(2)));
    assert!(more.as_mut().now_or_never().is_none() && other.as_mut().now_or_never().is_none());
    drop(busy);
    assert!(more.now_or_never().is_none(), "who has used more comes later");
    assert!(other.now_or_never().flatten().is_some());
}

#[test]
fn what_nobody_waits_for_gets_a_thread_only_while_nobody_else_thinks() {
    let thinkers = Thinkers::new(2);
    let idle = thinkers.idle_thread().expect("nobody else thinks");
    assert!(thinkers.idle_thread().is_none(), "one is enough");
    let step = thinkers.thread_for_review(account(1)).now_or_never().flatten().expect("the other one is free");
    drop(idle);
    assert!(thinkers.idle_thread().is_none(), "somebody thinks");
    drop(step);
    drop(thinkers.idle_thread().expect("nobody thinks any more"));
    drop(thinkers.thread(account(2)).now_or_never().flatten().expect("a free thread"));
    assert!(thinkers.idle_thread().is_none(), "the next turn of the bot may come soon");
}
