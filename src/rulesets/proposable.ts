/** Proposals of a round: whether anybody could still make one [ruling X11]. */
import type { ItemCode } from '../kernel';
import type { Action, ActionEffect } from './mechanics/action';
import { actionsOf } from './mechanics/actions-of';
import type { RoundRuleset } from './round/document';
import type { ProposalClass } from './round/society';
import type { Ruleset } from './ruleset';

/** The classes that use nothing, or an item that the rules themselves bring to players. */
export function proposableClasses(ruleset: RoundRuleset): readonly ProposalClass[] {
  const gained = gainedIn(ruleset);
  return ruleset.proposals.classes.filter(({ uses }) => uses === null || gained.has(uses));
}

type Gain = { readonly paid: readonly ItemCode[]; readonly item: ItemCode };

/**
 * By income, by what is given to the first, by exchanges, and by what anybody may do at any time; a fortune is luck,
 * and somebody's gift is no rule.
 */
function gainedIn(ruleset: RoundRuleset): ReadonlySet<ItemCode> {
  const gained = new Set<ItemCode>();
  const gains = gainsOf(ruleset);
  for (let known = -1; known < gained.size;) {
    known = gained.size;
    for (const { paid, item } of gains) {
      if (paid.every((each) => gained.has(each))) gained.add(item);
    }
  }
  return gained;
}

const gainsOf = (ruleset: RoundRuleset): Gain[] => [
  ...(ruleset.income.amount + (ruleset.income.also?.length ?? 0) > 0
    ? [{ paid: [], item: ruleset.currency }]
    : []),
  ...ruleset.prizes
    .filter(({ from }) => from === 1)
    .flatMap(({ items }) => items.map(({ item }) => ({ paid: [], item }))),
  ...ruleset.exchanges.map(({ give, get }) => ({ paid: [give.item], item: get.item })),
  ...actionsOf(ruleset).flatMap((action) =>
    isAnybodys(action)
      ? action.effects.flatMap((effect) =>
          isGift(effect) ? [{ paid: action.cost.map(({ item }) => item), item: effect.item }] : [],
        )
      : [],
  ),
];

/** Nothing but its cost can stand in the way of it. */
const isAnybodys = ({ who, when, target }: Action): boolean =>
  who === undefined && when?.holds === undefined && target === undefined;

type Gift = Extract<ActionEffect, { readonly type: 'MOVE' }>;

const isGift = (effect: ActionEffect): effect is Gift =>
  effect.type === 'MOVE' &&
  effect.from === 'BANK' &&
  effect.to === 'ACTOR' &&
  typeof effect.quantity === 'number' &&
  effect.quantity > 0;

/** Of either game: what proposals can be made of, by rules that bring what it takes. */
export const usableClasses = (ruleset: Ruleset) =>
  ruleset.kind === 'ROUND' ? proposableClasses(ruleset) : (ruleset.proposals?.classes ?? []);
