/** The tools with which a round's kinds of effects are declared [ruling H3]. */
import { BANK } from '../../kernel';
import type { ItemCode, Transfer } from '../../kernel';
import { isCardCode, isUniqueCode } from '../../rulesets';
import type { EffectKindOf } from '../../season';
import { isItemOf } from '../model/amounts';
import { isItem } from '../model/items';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundTypes } from '../model/types';
import type { EffectsPlanDraft } from './effects-plan';
import type { Reversal } from './reversal';

export type RoundEffectKind<Effect> = EffectKindOf<RoundTypes, EffectsPlanDraft, Effect>;

export const NOTHING_TO_CORRECT: RoundRefusal = refuse('NOTHING_TO_CORRECT', 'proposals');

/** Plans a transfer. At submission a missing amount may still arrive before the adoption. */
export function planTransfer(plan: EffectsPlanDraft, transfer: Transfer): RoundRefusal | null {
  const { from, item, quantity: need } = transfer;
  const have = from === BANK ? need : plan.transfers.held(from, item);
  if (have < need && !plan.mayLack) {
    return refuse('NOT_ENOUGH_TO_TAKE', 'items', { item, have, need });
  }
  const quantity = Math.min(have, need);
  if (quantity > 0) plan.transfers.add({ ...transfer, quantity });
  return null;
}

/**
 * Plans to undo a play. Each play is undone only once, and each transfer must be possible after the
 * earlier ones.
 */
export function planUndoing(
  plan: EffectsPlanDraft,
  found: Reversal,
  isTwice: boolean,
): RoundRefusal | null {
  if ('refusal' in found) return found.refusal;
  if (isTwice) return NOTHING_TO_CORRECT;
  return found.transfers.reduce<RoundRefusal | null>(
    (refusal, transfer) => refusal ?? planTransfer(plan, transfer),
    null,
  );
}

/** Refuses an unknown item, or an amount that is no natural number. */
export const unlessAmount = (
  plan: EffectsPlanDraft,
  item: ItemCode,
  amount: number,
): RoundRefusal | null => unlessKnown(plan, item) ?? unlessNatural(item, amount);

export function unlessKnown(plan: EffectsPlanDraft, item: ItemCode): RoundRefusal | null {
  const known = isUniqueCode(item) ? isItemOf(plan.state, item) : isItem(plan.ruleset, item);
  if (known) return null;
  return isCardCode(item)
    ? refuse('CARD_UNKNOWN', 'cards', { item })
    : refuse('ITEM_UNKNOWN', 'items', { item });
}

export function unlessNatural(item: ItemCode, amount: number): RoundRefusal | null {
  if (Number.isInteger(amount) && amount >= 1) return null;
  return refuse('AMOUNT_NOT_NATURAL', 'items', { item, amount });
}
