/** The bidding procedure of a lot, by its class [Bidding, The Auction House; ruling Y2]. */
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import { procedureOf } from '../../rulesets';
import type { BiddingProcedure, LotClass } from '../../rulesets';
import { rulesetAt, rulesetOf } from './state';
import type { RoundState } from './state';
import type { SecretActionRow } from '../secret-actions/vocabulary';
import type { LotRow } from '../lots/vocabulary';

const CLASSES: readonly LotClass[] = ['HOUSE', 'PLAYER'];

const classOf = ({ creatorId }: Pick<LotRow, 'creatorId'>): LotClass =>
  creatorId === null ? 'HOUSE' : 'PLAYER';

/** The lot's bidding procedure by the rules in force. */
export const lotProcedure = (state: RoundState, lot: LotRow): BiddingProcedure =>
  procedureOf(rulesetOf(state).auction, classOf(lot));

/** True if a standing lot takes sealed bids. */
export const hasSealedLot = (state: RoundState): boolean =>
  CLASSES.some(
    (lotClass) =>
      procedureOf(rulesetOf(state).auction, lotClass) === 'SEALED' &&
      state.countBy('lots', 'standing', lotClass) > 0,
  );

/** True if the rules at that instant sealed the bids on lots of the class. */
export const wasSealedAt = (state: RoundState, lotClass: LotClass, at: Instant): boolean =>
  procedureOf(rulesetAt(state, at).auction, lotClass) === 'SEALED';

/**
 * True if the rules just before that instant sealed the bids. An amendment at the instant itself
 * comes later.
 */
export const wasSealedBefore = (state: RoundState, lotClass: LotClass, at: Instant): boolean =>
  wasSealedAt(state, lotClass, instant(at - 1));

/**
 * True if the action can contain bids on lots of the class. Bids on them must have been sealed when
 * the action was committed or just before it matured. Amendments from then on do not matter
 * [rulings P5, Y3].
 */
export const canBeOn = (
  state: RoundState,
  { committedAtMs, maturesAtMs }: SecretActionRow,
  lotClass: LotClass,
): boolean =>
  wasSealedAt(state, lotClass, committedAtMs) || wasSealedBefore(state, lotClass, maturesAtMs);

/**
 * A function that tells whether a lot can have bids of the action. The rules are read only once.
 */
export function lotsThatTake(state: RoundState, action: SecretActionRow): (lot: LotRow) => boolean {
  const classes = new Set(CLASSES.filter((lotClass) => canBeOn(state, action, lotClass)));
  return (lot) => classes.has(classOf(lot));
}
