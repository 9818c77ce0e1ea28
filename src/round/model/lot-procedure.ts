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

/** By the rules in force. */
export const lotProcedure = (state: RoundState, lot: LotRow): BiddingProcedure =>
  procedureOf(rulesetOf(state).auction, classOf(lot));

/** Whether there is a standing lot with sealed bids. */
export const hasSealedLot = (state: RoundState): boolean =>
  CLASSES.some(
    (lotClass) =>
      procedureOf(rulesetOf(state).auction, lotClass) === 'SEALED' &&
      state.countBy('lots', 'standing', lotClass) > 0,
  );

/** Whether lots of the class were sealed by the rules at a past instant. */
export const wasSealedAt = (state: RoundState, lotClass: LotClass, at: Instant): boolean =>
  procedureOf(rulesetAt(state, at).auction, lotClass) === 'SEALED';

/** The rules just before the instant's events: an amendment of the same instant comes after them. */
export const wasSealedBefore = (state: RoundState, lotClass: LotClass, at: Instant): boolean =>
  wasSealedAt(state, lotClass, instant(at - 1));

/**
 * Whether a bid that was committed then can be on lots of the class: by the rules of the
 * commitment, which no amendment takes back, or by those of its maturation [rulings P5, Y3].
 */
export const canBeOn = (
  state: RoundState,
  { committedAtMs, maturesAtMs }: SecretActionRow,
  lotClass: LotClass,
): boolean =>
  wasSealedAt(state, lotClass, committedAtMs) || wasSealedBefore(state, lotClass, maturesAtMs);

/** The same for each lot, with one look at the rules. */
export function lotsThatTake(state: RoundState, action: SecretActionRow): (lot: LotRow) => boolean {
  const classes = new Set(CLASSES.filter((lotClass) => canBeOn(state, action, lotClass)));
  return (lot) => classes.has(classOf(lot));
}
