/**
 * "During the Resolution Phase, so long as there is still at least one Secret Bid Action awaiting
 * its revelation date, any player may generate the bid of a Third-Party Auctioneer on a given Lot
 * containing a Work of Art" [Bidding on Works of Art]: a uniform whole number from 75 % of the value,
 * rounded up, to 150 %, rounded down, once per lot and auction [rulings E8, E10].
 */
import { instant, required, ordinalOf } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../model/access';
import { phaseEnd } from '../calendar/boundary';
import { unlessPhase } from '../calendar/unless-phase';
import { unboundSeeds } from '../chance/client-seeds';
import { byPlayer, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { applyRolls, rollDice } from '../chance/rolls';
import { seedShape } from '../model/shapes';
import { lotOwner } from '../model/owners';
import { lotOfNumber, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { GenerateThirdPartyBid, ThirdPartyBidGenerated } from './vocabulary';
import { isPlayerLot, maturationsAwaited } from './player-lots';
import type { PlayerLot } from './player-lots';
import { chipsText, lotWords } from './text';
import { MOST_VALUE } from './shape';
import { unlessPlayerLots } from './unless-house';
import { worksOf } from './works';
import type { LotRow } from '../lots/vocabulary';

type BidRange = { readonly value: number; readonly low: number; readonly high: number };

export const generateThirdPartyBid = byPlayer<GenerateThirdPartyBid, 'lot'>({
  rule: 'works-of-art',
  inRules: unlessPlayerLots,
  shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
  refuses: (moment, _player, { lot }) =>
    unlessRunning(moment.state, 'works-of-art') ??
    unlessPhase(moment.state, moment.now, thirdPartyPhases(moment.state), 'works-of-art') ??
    unlessThirdPartyAwaited(moment) ??
    unlessLotOpen(moment, lot),
  offers: ({ state, now }) =>
    lotsForThirdParties(state, now).map(({ number: lot }) => ({
      description: `Have a third party bid on lot ${String(lot)}.`,
      known: { lot },
      untilMs: thirdPartiesUntil(state, now),
    })),
  decide: (turn, _player, { lot: number, clientSeed }) => {
    const lot = required(playerLotOf(turn.state, number), 'a Player Lot');
    bidOfThirdParty(turn, lot, unboundSeeds(turn.state, clientSeed));
    return null;
  },
  made: (event) => (event.type === 'ThirdPartyBidGenerated' ? event.lotId : null),
});

const unlessThirdPartyAwaited = ({ state, now }: RoundMoment): RoundRefusal | null =>
  bidsAwaited(state, now).length === 0 ? refuse('NO_BIDS_AWAITED', 'works-of-art') : null;

function unlessLotOpen({ state, now }: RoundMoment, number: number): RoundRefusal | null {
  if (lotOfNumber(state, number)?.status !== 'STANDING') {
    return refuse('LOT_NOT_FOUND', 'lots', { lot: number });
  }
  const lot = playerLotOf(state, number);
  if (lot === null) return refuse('NOT_A_PLAYER_LOT', 'works-of-art', { lot: number });
  return unlessOpenTo(state, now, lot, rangeOf(state, lot));
}

function playerLotOf(state: RoundState, number: number): PlayerLot | null {
  const lot = lotOfNumber(state, number);
  return lot !== null && isPlayerLot(lot) ? lot : null;
}

/**
 * The lots on which a third party may bid now, in order of number. The call is cheap if no lot
 * holds a Work.
 */
export function lotsForThirdParties(state: RoundState, now: number): PlayerLot[] {
  const open = state.by('lots', 'thirdParty', 'OPEN').filter(isPlayerLot);
  const { phase, status } = roundOf(state);
  if (open.length === 0 || status !== 'RUNNING' || phase === null) return [];
  if (!thirdPartyPhases(state).includes(phase)) return [];
  return open
    .filter((lot) => unlessOpenTo(state, now, lot, rangeOf(state, lot)) === null)
    .sort((a, b) => a.number - b.number);
}

/**
 * The end of the time for third-party bids: the last revelation date of secret bid actions, or the
 * end of the phase if that is earlier.
 */
function thirdPartiesUntil(state: RoundState, now: Instant): Instant {
  const end = phaseEnd(state, now);
  const revelations = bidsAwaited(state, now).flatMap((maturation) =>
    state.by('secretActions', 'bidding', String(maturation)).map(({ revealsAtMs }) => revealsAtMs),
  );
  return instant(Math.min(end, Math.max(...revelations)));
}

/** Generates the bid if the lot allows one. The steward calls it, too [ruling E5]. */
export function bidOfThirdParty(
  turn: RoundTurn,
  lot: PlayerLot,
  clientSeeds: readonly string[],
): void {
  const range = rangeOf(turn.state, lot);
  if (range !== null) rollBid(turn, lot, range, clientSeeds);
}

function thirdPartyPhases(state: RoundState): readonly string[] {
  const { house } = rulesetOf(state).auction;
  return house === null ? [] : [house.thirdParty.phase];
}

const bidsAwaited = (state: RoundState, now: number): number[] =>
  maturationsAwaited(state).filter((maturation) => maturation <= now);

function unlessOpenTo(
  state: RoundState,
  now: number,
  { number, generatedAtMs, thirdParty }: LotRow,
  range: BidRange | null,
): RoundRefusal | null {
  const facts = { lot: number };
  if (!bidsAwaited(state, now).some((maturation) => generatedAtMs < maturation)) {
    return refuse('LOT_OF_NEXT_AUCTION', 'works-of-art', facts);
  }
  if (range === null) return refuse('NO_WORK_OF_VALUE', 'works-of-art', facts);
  return thirdParty === null ? null : refuse('THIRD_PARTY_HAS_BID', 'works-of-art', facts);
}

/**
 * The lowest and highest bid of a third party [rulings N3, N5]; null if the Works are worth
 * nothing, or if no whole number lies between these bounds.
 */
function rangeOf(state: RoundState, { id }: LotRow): BidRange | null {
  const { house } = rulesetOf(state).auction;
  const value = worksOf(state, lotOwner(id)).reduce((sum, work) => sum + work.value, 0);
  if (house === null || value === 0) return null;
  const { lowPercent, highPercent } = house.thirdParty;
  const share = (percent: number, more: number): number =>
    Math.min(Number((BigInt(value) * BigInt(percent) + BigInt(more)) / 100n), MOST_VALUE);
  const low = share(lowPercent, 99);
  const high = share(highPercent, 0);
  return low <= high ? { value, low, high } : null;
}

function rollBid(
  turn: RoundTurn,
  { id: lotId, number, creatorId: playerId }: PlayerLot,
  { value, low, high }: BidRange,
  clientSeeds: readonly string[],
): void {
  // A third party bids on a lot once per auction; the date in the stream's name identifies the
  // auction.
  const auction = Math.min(...bidsAwaited(turn.state, turn.now));
  const stream = `bid/${String(number)}/${String(auction)}`;
  const rolls = rollDice(turn, [high - low + 1], { stream, clientSeeds });
  const amount = low + (rolls.draws[0]?.value ?? 0);
  turn.emit({ type: 'ThirdPartyBidGenerated', lotId, playerId, value, amount, rolls });
}

export const thirdPartyBidGenerated: RoundEventRecord<ThirdPartyBidGenerated> = {
  evolve: (state, { atMs, event: { lotId, amount, rolls } }) => {
    applyRolls(state, rolls);
    const lot = state.need('lots', lotId);
    state.put('lots', { ...lot, thirdParty: { amount, madeAtMs: atMs } });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    lot: ordinalOf(event.lotId),
    amount: chipsText(state, event.amount),
  }),
  text: (state, event) => {
    const lot = `${lotWords(event)} of ${nameOf(state, event.playerId)}`;
    return `A third party bids ${chipsText(state, event.amount)} on ${lot}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
  notice: 'THIRD_PARTY_BID',
  concerns: ({ playerId }) => [playerId],
};
