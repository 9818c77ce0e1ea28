/** Items given to a player or a duck, or taken away. */
import type { ItemCount } from '../../../rulesets';
import { BANK, mint } from '../../../kernel';
import type { ItemCode, PlayerId } from '../../../kernel';
import { idField, itemsField, oneOf, playerField } from '../../../season';
import type { EffectOfType } from '../../../season';
import { presentDuck } from '../../ducks/duck';
import { unlessNoQuack } from '../../ducks/quack';
import { unlessFungible } from '../../model/amounts';
import { sectionOrIntroducing } from '../../model/citations';
import type { RoundFacts } from '../../model/facts';
import type { DuckId } from '../../model/ids';
import { duckOwner, ownerOf } from '../../model/owners';
import { refuse, refusedOf } from '../../model/refusal';
import type { RoundRefusal } from '../../model/refusal';
import { presentPlayer } from '../../model/state';
import { planTransfer, unlessKnown, unlessNatural } from '../effect';
import type { RoundEffectKind } from '../effect';
import type { EffectsPlanDraft } from '../effects-plan';
import { itemsShape } from '../shape';
import { itemsText, ownerText } from '../texts';

/** Gives items to a player or a duck, or takes items away. */
type ItemEffect = {
  readonly type: 'GIVE_ITEMS' | 'TAKE_ITEMS';
  readonly items: readonly ItemCount[];
} & ({ readonly playerId: PlayerId } | { readonly duckId: DuckId });
declare module '../vocabulary' {
  interface OwnEffects {
    GIVE_ITEMS: ItemEffect;
    TAKE_ITEMS: ItemEffect;
  }
}

const WHOSE = ['playerId', 'duckId'];
const WHO = 'Player or duck';

/** The declarations that both kinds share. */
const ITEMS = {
  fields: {
    playerId: oneOf(playerField('The player.', WHO), ...WHOSE),
    duckId: oneOf(idField<DuckId>('DUCK', WHO, 'The duck.'), ...WHOSE),
    items: itemsField(),
  },
  inputType: 'PlayerItemsInput',
  power: 'CORRECT',
  shape: ({ items }: ItemEffect, at: number) => itemsShape(items, at),
  plan: planItems,
} as const;

export const GIVE_ITEMS: RoundEffectKind<EffectOfType<ItemEffect, 'GIVE_ITEMS'>> = {
  ...ITEMS,
  title: 'Give items',
  description: 'Gives items to a player or a duck.',
  text: (state, effect) => `${ownerText(state, whose(effect))} gets ${itemsText(state, effect)}.`,
};

export const TAKE_ITEMS: RoundEffectKind<EffectOfType<ItemEffect, 'TAKE_ITEMS'>> = {
  ...ITEMS,
  title: 'Take items',
  description:
    'Takes items from a player or a duck, and destroys them. The owner must have all of them at the end of the voting period.',
  text: (state, effect) => `${ownerText(state, whose(effect))} loses ${itemsText(state, effect)}.`,
};

const whose = (effect: ItemEffect) =>
  'duckId' in effect ? duckOwner(effect.duckId) : ownerOf(effect.playerId);

function planItems(plan: EffectsPlanDraft, effect: ItemEffect): RoundRefusal | null {
  const missing = unlessPresent(plan, effect);
  if (missing !== null) return missing;
  const owner = whose(effect);
  const isGiven = effect.type === 'GIVE_ITEMS';
  for (const { item, quantity } of effect.items) {
    const refusal =
      unlessKnown(plan, item) ??
      (isGiven ? (unlessForDucks(plan, effect, item) ?? unlessFungible([{ item }])) : null) ??
      unlessNatural(item, quantity);
    if (refusal !== null) return refusal;
    if (isGiven) {
      plan.transfers.add(...mint(owner, [[item, quantity]]));
      continue;
    }
    const short = planTransfer(plan, { from: owner, to: BANK, item, quantity });
    if (short !== null) return refusedOf(short, ownerFacts(effect));
  }
  return null;
}

function unlessPresent(plan: EffectsPlanDraft, effect: ItemEffect): RoundRefusal | null {
  const { state, ruleset } = plan;
  if ('duckId' in effect) {
    const { duckId } = effect;
    return presentDuck(state, duckId) === null
      ? refuse('DUCK_NOT_FOUND', sectionOrIntroducing(ruleset, 'ducks'), { duckId })
      : null;
  }
  const { playerId } = effect;
  return presentPlayer(state, playerId) === null
    ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
    : null;
}

/** Refuses Quack items for a duck. They can still be taken from a duck that has them by mistake. */
const unlessForDucks = (
  { ruleset }: EffectsPlanDraft,
  effect: ItemEffect,
  item: ItemCode,
): RoundRefusal | null => ('duckId' in effect ? unlessNoQuack(ruleset, [{ item }]) : null);

const ownerFacts = (effect: ItemEffect): RoundFacts<never, 'duckId' | 'playerId'> =>
  'duckId' in effect ? { duckId: effect.duckId } : { playerId: effect.playerId };
