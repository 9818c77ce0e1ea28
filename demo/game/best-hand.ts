/**
 * Searches for a best hand by the multipliers. From all cards, and from each tradition, colour and
 * suit, it tries the whole group, all sets of equal ranks, and all runs. The result may not be
 * optimal, but the search is fast for any number of cards.
 */
import type { Face, Rules } from './rules';
import { scoreOf } from './score';

export type ScoredHand = { readonly cards: readonly Face[]; readonly score: number };

export function bestHand(rules: Rules, cards: readonly Face[]): ScoredHand {
  const nothing: ScoredHand = { cards: [], score: 0 };
  return groupsOf(rules, cards)
    .flatMap((group) => [group, ...equalRanks(rules, group), ...runs(rules, group)])
    .map((hand) => ({ cards: hand, score: scoreOf(rules, hand) }))
    .reduce((best, hand) => (isBetter(hand, best) ? hand : best), nothing);
}

/** Placing a hand destroys its cards, so of two equally good hands the smaller one is better. */
function isBetter(hand: ScoredHand, best: ScoredHand): boolean {
  if (hand.score !== best.score) return hand.score > best.score;
  return hand.cards.length < best.cards.length;
}

function groupsOf(rules: Rules, cards: readonly Face[]): readonly (readonly Face[])[] {
  const suits = [...new Set(cards.map(({ suit }) => [suit]))];
  return [
    cards,
    ...[...rules.traditions, ...rules.colors, ...suits].map((group) =>
      cards.filter(({ suit }) => group.includes(suit)),
    ),
  ];
}

/** One hand for each y = 2, 3 …: y cards of every rank that has at least y cards. */
function equalRanks(rules: Rules, cards: readonly Face[]): Face[][] {
  const ranks = new Map<string, Face[]>();
  for (const face of cards) {
    const { archetype, number } = rules.placeOf(face);
    const rank = `${archetype} ${number}`;
    ranks.set(rank, [...(ranks.get(rank) ?? []), face]);
  }
  const sets = [...ranks.values()];
  const most = Math.max(0, ...sets.map((set) => set.length));
  const hands: Face[][] = [];
  for (let each = 2; each <= most; each += 1) {
    hands.push(sets.filter((set) => set.length >= each).flatMap((set) => set.slice(0, each)));
  }
  return hands;
}

/** Every run of three or more consecutive ranks of one archetype. */
function runs(rules: Rules, cards: readonly Face[]): Face[][] {
  const places = new Map(cards.map((face) => [key(rules, face), face]));
  const hands: Face[][] = [];
  for (const face of places.values()) {
    const { archetype, number } = rules.placeOf(face);
    const run = [face];
    for (let next = number + 1; ; next += 1) {
      const following = places.get(`${archetype} ${next}`);
      if (following === undefined) break;
      run.push(following);
      if (run.length >= 3) hands.push([...run]);
    }
  }
  return hands;
}

function key(rules: Rules, face: Face): string {
  const { archetype, number } = rules.placeOf(face);
  return `${archetype} ${number}`;
}
