/**
 * Bidding through the server [ruling D6]. Bids that would fail when revealed are refused at once
 * [ruling D5]; the chips are checked on the revelation date.
 */
import { held } from '../../kernel';
import { entrustSecret } from '../../season';
import { phaseEnd } from '../calendar/boundary';
import { byPlayer } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { entriesShape } from '../model/shapes';
import { hasSealedLot, lotProcedure } from '../model/lot-procedure';
import { ownerOf } from '../model/owners';
import { lotOfNumber, rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { SealBids } from './vocabulary';
import { CASINO, unlessCommitting } from './casino';
import { committedAction, waitsToCommit } from './commit-secret-action';
import { printBids } from './declaration/bids';

type SealedBids = SealBids['bids'];
const BIDS = { kind: 'BIDS' } as const;

export const sealBids = byPlayer<SealBids>({
  rule: 'bidding',
  shape: ({ bids }) => entriesShape('bids', bids, 1, 'bidding'),
  refuses: (moment, _player, { bids = [] }) =>
    unlessCommitting(moment, BIDS) ??
    lotNotFound(moment.state, bids) ??
    lotInOpenBidding(moment.state, bids) ??
    lotNamedTwice(bids) ??
    amountNotNatural(bids),
  offers: (moment, player) =>
    hasSealedLot(moment.state)
      ? [
          {
            description: 'Entrust bids to the server.',
            untilMs: phaseEnd(moment.state, moment.now),
            waits: hasMoney(moment.state, player) ? waitsToCommit(moment, player, 'BIDS') : null,
          },
        ]
      : [],
  decide: (turn, player, { bids, salt }) => {
    entrustSecret(CASINO, turn, player, { known: BIDS, declaration: printBids(bids), salt });
    return null;
  },
  made: committedAction,
});

const hasMoney = (state: RoundState, { id }: PlayerRow): boolean =>
  held(state, ownerOf(id), rulesetOf(state).currency) > 0;

function lotNotFound(state: RoundState, bids: SealedBids): RoundRefusal | null {
  const index = bids.findIndex(({ lot }) => lotOfNumber(state, lot)?.status !== 'STANDING');
  return refusalAt(bids, index, (facts) => refuse('LOT_NOT_FOUND', 'lots', facts));
}

/**
 * Refuses a bid on a lot with open bidding, under rules in which other lots are sealed [ruling Y2].
 */
function lotInOpenBidding(state: RoundState, bids: SealedBids): RoundRefusal | null {
  const index = bids.findIndex(({ lot: number }) => {
    const lot = lotOfNumber(state, number);
    return lot !== null && lotProcedure(state, lot) === 'OPEN';
  });
  return refusalAt(bids, index, (facts) => refuse('LOT_TAKES_OPEN_BIDS', 'bidding', facts));
}

function lotNamedTwice(bids: SealedBids): RoundRefusal | null {
  const seen = new Set<number>();
  const index = bids.findIndex(({ lot }) => seen.size === seen.add(lot).size);
  return refusalAt(bids, index, (facts) => refuse('LOT_NAMED_TWICE', 'bidding', facts));
}

function amountNotNatural(bids: SealedBids): RoundRefusal | null {
  const index = bids.findIndex(({ amount }) => !Number.isSafeInteger(amount) || amount < 1);
  return refusalAt(bids, index, (facts) => refuse('AMOUNT_NOT_NATURAL', 'bidding', facts));
}

function refusalAt(
  bids: SealedBids,
  index: number,
  refusal: (facts: { index: number; lot: number; amount: number }) => RoundRefusal,
): RoundRefusal | null {
  const bid = bids[index];
  return bid === undefined ? null : refusal({ index, lot: bid.lot, amount: bid.amount });
}
