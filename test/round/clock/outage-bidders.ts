/** Players with committed bids, and outages in days after Thursday. */
import type { RoundRuleset } from '../../../src/rulesets';
import type { Outage } from '../../../src/season';
import type { Instant } from '../../../src/kernel';
import { ownerOf } from '../../../src/round/model/owners';
import type { PlayerRow } from '../../../src/round/model/state';
import { addLot, addPlayer, rulesetWith, runningRound } from '../given';
import { later, MONDAY, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import { asks, commitText } from '../secret-actions/secret-action-commands';

export const DAY_MS = 86_400_000;
export const day = (days: number): Instant => later(THURSDAY, days * DAY_MS);
/** An outage from one day to another, in days after Thursday. Sunday is day 3. */
export const away = (from: number, until: number): Outage => ({
  fromMs: day(from),
  untilMs: day(until),
});

export function entrust(
  round: TestRound,
  player: PlayerRow,
  lots: readonly number[] = [1],
  when: Instant = MONDAY,
): void {
  const bids = lots.map((lot) => ({ lot, amount: 9 }));
  const command = { type: 'SealBids' as const, bids, salt: 's' };
  expect(asks(round.turn(ownerOf(player.id), when), player, command)).toBeNull();
}

type Bidders = { readonly round: TestRound; readonly ann: string; readonly bob: string };

/** Ann and Bob bid. Ann keeps her text; Bob entrusts his. */
export function bidders(document: RoundRuleset = rulesetWith()): Bidders {
  const round = runningRound(document);
  const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
  addLot(round);
  commitText(round, ann, 'BIDS', '1: 25');
  entrust(round, bob);
  return { round, ann: ann.accountId, bob: bob.accountId };
}

/** Only Ann bids. The round has another player. */
export function soleBidder(text = '1: 25'): { readonly round: TestRound; readonly ann: string } {
  const round = runningRound();
  const ann = addPlayer(round, { CHIP: 100 });
  addPlayer(round);
  addLot(round);
  commitText(round, ann, 'BIDS', text);
  return { round, ann: ann.accountId };
}

export const playerNamed = (round: TestRound, name: string) =>
  round.state.need('players', round.player(name));

export const at = (round: TestRound, type: string): Instant[] =>
  round.journal.filter(({ event }) => event.type === type).map(({ atMs }) => atMs);
