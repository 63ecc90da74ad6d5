//! Speed of the engine, next to a minimal loop for comparison.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use tenback_bench::{all_rules, generator, middle_game, perft_of_new_game, play_bare, play_game, waiting_view};
use tenback_rules::{GameName, Viewer};

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for seats in 1..=5 {
        let mut rng = generator(1);
        group.bench_function(BenchmarkId::new("yardstick", seats), |b| b.iter(|| play_bare(seats, &mut rng)));
    }
    for rules in all_rules() {
        let mut rng = generator(1);
        let id = BenchmarkId::new(rules.name().word(), rules.seats());
        group.bench_function(id, |b| b.iter(|| play_game(rules, &mut rng)));
    }
    group.finish();
}

fn perft_leaves(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    for name in GameName::ALL {
        group.throughput(Throughput::Elements(perft_of_new_game(name)));
        group.bench_function(name.word(), |b| b.iter(|| perft_of_new_game(name)));
    }
    group.finish();
}

fn views_and_samples(c: &mut Criterion) {
    for name in GameName::ALL {
        let game = middle_game(name);
        let view = waiting_view(&game);
        let mut rng = generator(1);
        c.bench_function(&format!("view/{}", name.word()), |b| {
            b.iter(|| black_box(&game).view(Viewer::Seat(game.board().turn().seat())));
        });
        c.bench_function(&format!("sample/{}", name.word()), |b| b.iter(|| black_box(&view).sample(&mut rng)));
    }
}

criterion_group!(benches, random_games, perft_leaves, views_and_samples);
criterion_main!(benches);
