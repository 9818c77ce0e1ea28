/** Rounds of the gallery edition, from the setup to the end of the first auction. */
import { amounts } from '../amounts';
import type { RoundCommand, RoundEvent } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import { gallery } from '../../rulesets/documents';
import { at, MONDAY, NEXT_SUNDAY, SUNDAY, TestRound, THURSDAY } from '../harness';
import type { LotRow } from '../../../src/round/lots/vocabulary';

/** The round starts on Sunday at noon, in the Resolution Phase. */
export const START = at('2021-08-29T12:00:00Z');
export { MONDAY, NEXT_SUNDAY, THURSDAY };

export type Gala = {
  readonly steward?: boolean;
  /** The values of Ann's Works `w1`, `w2` … */
  readonly works?: readonly number[];
  readonly change?: (document: RoundRuleset) => void;
};

/** Ann, Bob and Cyd in a rehearsal that has just started. It has no steward by default. */
export function gala({ steward = false, works = [], change }: Gala = {}): TestRound {
  const document: RoundRuleset = { ...gallery(), steward };
  change?.(document);
  const round = TestRound.open({ document, rehearsal: true, now: SUNDAY, startsAtMs: START });
  round.join('ann', 'bob', 'cyd');
  for (const value of works) round.do('host', work(round, { value }));
  clockTo(round, START);
  for (const who of ['ann', 'bob', 'cyd']) round.grant(who, { CHIP: 1000, TRUNG: 5 });
  return round;
}

export const work = (
  round: TestRound,
  more: Partial<Extract<RoundCommand, { type: 'CreateWorkOfArt' }>> = {},
): RoundCommand => ({
  type: 'CreateWorkOfArt',
  title: 'The Duck',
  artist: 'Ann',
  value: 100,
  imageUrl: null,
  playerId: round.player('ann'),
  ...more,
});

/** Advances to the instant, checks the invariants, and returns the events. */
export function clockTo(round: TestRound, toMs: number): RoundEvent[] {
  const before = round.journal.length;
  round.do('host', { type: 'AdvanceClock', toMs: at(new Date(toMs).toISOString()) });
  expect(round.violations()).toEqual([]);
  return round.journal.slice(before).map(({ event }) => event);
}

/** Creates a Player Lot and returns it: `makeLot(round, 'ann', { TRUNG: 1, 'WORK:w1': 1 })`. */
export function makeLot(
  round: TestRound,
  who: string,
  items: Readonly<Record<string, number>>,
): LotRow {
  round.do(who, lotOf(items));
  return round.state.all('lots').find(({ id }) => id === `l${round.state.count('lots')}`)!;
}

export const lotOf = (items: Readonly<Record<string, number>>): RoundCommand => ({
  type: 'CreatePlayerLot',
  items: amounts(items),
});

export const bids = (
  ...pairs: readonly (readonly [lot: number, amount: number])[]
): RoundCommand => ({
  type: 'SealBids',
  bids: pairs.map(([lot, amount]) => ({ lot, amount })),
  salt: '',
});

/** Emits a third party's bid as if its dice had been thrown. */
export function thirdParty(round: TestRound, lot: LotRow, amount: number): void {
  round.turn('steward', round.now).emit({
    type: 'ThirdPartyBidGenerated',
    lotId: lot.id,
    playerId: lot.creatorId!,
    value: 0,
    amount,
    rolls: { week: 1, clientSeeds: [], draws: [] },
  });
}

export const thirdPartyBid = (lot: number, clientSeed: string | null = null): RoundCommand => ({
  type: 'GenerateThirdPartyBid',
  lot,
  clientSeed,
});

export const statusOf = (round: TestRound, lot: LotRow): string =>
  round.state.need('lots', lot.id).status;
