/** Pegs, the only items, given to a player or taken away. */
import type { ItemCount } from '../../../rulesets';
import { counted, destroy, listed, mint } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import { itemsField, playerField } from '../../../season';
import type { EffectOfType } from '../../../season';
import { PEG } from '../../model/pegs';
import { refuse } from '../../model/refusal';
import type { DynastyRefusal } from '../../model/refusal';
import { ownerOf } from '../../model/state';
import { nameOf } from '../../model/wording';
import { unlessPresent } from '../effect';
import type { DynastyEffectKind } from '../effect';
import type { EffectsPlanDraft } from '../effects-plan';
import { pegsShape } from '../shape';

/** Gives or takes pegs, which are the only items. */
type PegEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly playerId: PlayerId;
  readonly items: readonly ItemCount[];
};
declare module '../vocabulary' {
  interface OwnEffects {
    GIVE_ITEMS: PegEffect;
    TAKE_ITEMS: PegEffect;
  }
}

/** The declarations that both kinds share. */
const PEGS = {
  fields: { playerId: playerField(), items: itemsField('Pegs') },
  inputType: 'PlayerItemsInput',
  power: 'CORRECT',
  shape: ({ items }: PegEffect, at: number) => pegsShape(items, at),
} as const;

export const GIVE_ITEMS: DynastyEffectKind<EffectOfType<PegEffect, 'GIVE_ITEMS'>> = {
  ...PEGS,
  title: 'Give items',
  description: 'Gives pegs, `PEG`, to a player.',
  plan: (plan, { playerId, items }) => {
    const missing = unlessPresent(plan, playerId);
    for (const { quantity } of items) {
      plan.transfers.add(...mint(ownerOf(playerId), [[PEG, quantity]]));
    }
    return missing;
  },
  text: (state, { playerId, items }) => `${nameOf(state, playerId)} gets ${pegsText(items)}.`,
};

export const TAKE_ITEMS: DynastyEffectKind<EffectOfType<PegEffect, 'TAKE_ITEMS'>> = {
  ...PEGS,
  title: 'Take items',
  description:
    'Takes pegs, `PEG`, from a player. The player must have all of them at the end of the voting period.',
  refusals: ['NOT_ENOUGH_PEGS'],
  plan: (plan, effect) => unlessPresent(plan, effect.playerId) ?? planTaking(plan, effect),
  text: (state, { playerId, items }) => `${nameOf(state, playerId)} loses ${pegsText(items)}.`,
};

function planTaking(plan: EffectsPlanDraft, { playerId, items }: PegEffect): DynastyRefusal | null {
  for (const { quantity } of items) {
    const have = plan.transfers.held(ownerOf(playerId), PEG);
    if (have < quantity && !plan.mayLack) {
      const facts = { playerId, item: PEG, have, need: quantity };
      return refuse('NOT_ENOUGH_PEGS', 'gambling', facts);
    }
    plan.transfers.add(...destroy(ownerOf(playerId), [[PEG, Math.min(have, quantity)]]));
  }
  return null;
}

const pegsText = (items: PegEffect['items']): string =>
  listed(items.map(({ quantity }) => counted(quantity, 'peg')));
