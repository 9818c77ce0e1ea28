/** Items moved from one owner to another. */
import type { ItemCount } from '../../../rulesets';
import type { Owner } from '../../../kernel';
import { itemsField, ownerField } from '../../../season';
import { unless } from '../../model/shapes';
import type { RoundRefusal } from '../../model/refusal';
import { planTransfer, unlessAmount } from '../effect';
import type { RoundEffectKind } from '../effect';
import type { EffectsPlanDraft } from '../effects-plan';
import { unlessOwner, unlessOwnersFit, unlessTooFull } from '../move-items';
import { itemsShape } from '../shape';
import { itemsText, ownerText } from '../texts';

type MoveItemsEffect = {
  readonly type: 'MOVE_ITEMS';
  readonly from: Owner;
  readonly to: Owner;
  readonly items: readonly ItemCount[];
};
declare module '../vocabulary' {
  interface OwnEffects {
    MOVE_ITEMS: MoveItemsEffect;
  }
}

export const MOVE_ITEMS: RoundEffectKind<MoveItemsEffect> = {
  title: 'Move items',
  description:
    'Moves items from one owner to another. At the end of the voting period both owners must exist, and the first must have the items. To return wagers on a table, void the war or the spin.',
  fields: {
    from: ownerField('Current owner', 'The present owner.'),
    to: ownerField('New owner', 'The new owner.'),
    items: itemsField(),
  },
  power: 'CORRECT',
  shape: ({ from, to, items }, effect) =>
    unless(from !== to, 'to', 'another owner', 'proposals', { effect }) ??
    itemsShape(items, effect),
  plan: planMove,
  text: (state, { from, to, items }) =>
    `From ${ownerText(state, from)} to ${ownerText(state, to)}: ${itemsText(state, { items })}.`,
};

function planMove(
  plan: EffectsPlanDraft,
  { from, to, items }: MoveItemsEffect,
): RoundRefusal | null {
  const { state } = plan;
  const refusal =
    unlessOwner(state, from) ?? unlessOwner(state, to) ?? unlessOwnersFit(state, from, to, items);
  if (refusal !== null) return refusal;
  for (const { item, quantity } of items) {
    const wrong =
      unlessAmount(plan, item, quantity) ?? planTransfer(plan, { from, to, item, quantity });
    if (wrong !== null) return wrong;
  }
  return unlessTooFull(state, plan.transfers.all, to);
}
