/**
 * Givens for tests of one rule: events are applied as if they had happened, without the season's
 * machinery.
 */
import { entries } from './amounts';
import { accountId, CLOCK, invariant, mint, playerId, rulesInstant } from '../../src/kernel';
import type { Instant, PlayerId } from '../../src/kernel';
import { DEFAULT_EDITION, findEdition } from '../../src/rulesets';
import type { Card, RoundRuleset } from '../../src/rulesets';
import type { RoundEvent } from '../../src/round/model/event';
import { countCards } from '../../src/round/model/items';
import { lotOwner, ownerOf } from '../../src/round/model/owners';
import type { PlayerRow } from '../../src/round/model/state';
import { HOST_ACCOUNT, MONDAY, TestRound } from './harness';
import type { CountedCard } from '../../src/round/hands/vocabulary';
import type { LotRow } from '../../src/round/lots/vocabulary';

/** A copy of an edition, changed by `change`. It has no steward by default. */
export function rulesetWith(
  change: (document: RoundRuleset) => void = () => undefined,
  id = DEFAULT_EDITION,
): RoundRuleset {
  const shipped = findEdition(id);
  invariant(shipped !== null, `the edition ${id}`);
  const document = structuredClone(shipped);
  document.steward = false;
  change(document);
  return document;
}

/** Applies events as if they had happened. */
export function given(round: TestRound, at: Instant, ...events: RoundEvent[]): void {
  for (const event of events) round.turn(CLOCK, at).emit(event);
}

/** Returns the events of `act`, and checks the invariants after it. */
export function during(round: TestRound, act: () => unknown): RoundEvent[] {
  const before = round.journal.length;
  act();
  expect(round.violations()).toEqual([]);
  return round.journal.slice(before).map(({ event }) => event);
}

/** A round that started at `startsAt`: by default Monday 00:00, in the Auction Phase. */
export function runningRound(document: RoundRuleset = rulesetWith(), startsAt = MONDAY): TestRound {
  const round = new TestRound();
  const phase = document.phases.find(({ days }) => days.includes(new Date(startsAt).getUTCDay()));
  invariant(phase !== undefined, 'a phase for the day of the start');
  given(
    round,
    startsAt,
    {
      type: 'RoundCreated',
      name: 'Test',
      hostAccountId: HOST_ACCOUNT,
      visibility: 'PUBLIC',
      inviteHash: null,
      document,
      startsAtMs: startsAt,
      dayMs: document.rulesDaySeconds * 1000,
      anchorMs: startsAt,
      rulesAnchorMs: rulesInstant(startsAt),
      testClockMs: null,
    },
    { type: 'RoundStarted' },
    {
      type: 'WeekStarted',
      week: 1,
      commitment: round.chance.commit('week:1'),
      clientSeeds: [],
    },
    { type: 'PhaseStarted', phase: phase.phase, week: 1 },
  );
  return round;
}

/** Adds the next player, with these items. Player `p1` belongs to `account-1`, and so on. */
export function addPlayer(
  round: TestRound,
  items: Readonly<Record<string, number>> = {},
): PlayerRow {
  const number = round.state.count('players') + 1;
  const id = playerId(`p${number}`);
  const name = `Player ${number}`;
  const account = accountId(`account-${number}`);
  given(round, MONDAY, { type: 'PlayerJoined', playerId: id, accountId: account, name });
  grantTo(round, id, items);
  return round.state.need('players', id);
}

export function grantTo(
  round: TestRound,
  player: PlayerId,
  items: Readonly<Record<string, number>>,
): void {
  const transfers = mint(ownerOf(player), entries(items));
  if (transfers.length === 0) return;
  given(round, MONDAY, { type: 'ItemsGranted', playerId: player, transfers });
}

/** Adds the next lot, with the given cards. */
export function addLot(
  round: TestRound,
  cards: readonly Card[] = [{ rank: 'ACE', suit: 'CUPS' }],
  at = MONDAY,
): LotRow {
  const number = round.state.count('lots') + 1;
  const lotId = `l${number}` as const;
  given(round, at, {
    type: 'LotGenerated',
    lotId,
    number,
    cards,
    rolls: { week: 1, stream: `lot/${number}`, clientSeeds: [], draws: [] },
    transfers: mint(lotOwner(lotId), countCards(cards)),
  });
  return round.state.need('lots', lotId);
}

/** Some equal cards: `card('KNIGHT', 'SWORDS', 2)`. */
export const card = (rank: string, suit: string, count = 1): CountedCard => ({ rank, suit, count });

/** The cards as items for a grant. */
export function asItems(cards: readonly CountedCard[]): Record<string, number> {
  const each = cards.flatMap(({ rank, suit, count }) => {
    return Array.from({ length: count }, () => ({ rank, suit }));
  });
  return Object.fromEntries(countCards(each));
}
