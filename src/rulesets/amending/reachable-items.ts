/**
 * The items that a player with nothing gains again and again by the rules alone: by income, by
 * prizes of the first place, by exchanges, and by actions that anybody may take [rulings X11, AK2].
 * Fortunes do not count, since they are luck, and neither do gifts.
 */
import type { ItemCode } from '../../kernel';
import type { Action, ActionEffect } from '../mechanics/action';
import { actionsOf } from '../mechanics/action-names';
import type { RoundRuleset } from '../round/document';

/** A source that takes longer does not count. */
export const MOST_WEEKS = 4;
/** A hand with more cards does not count. */
const MOST_CARDS = 10;

type Amounts = ReadonlyMap<ItemCode, number>;

/** The needs and gains of one use, and the number of uses in a week. */
type Source = { readonly needs: Amounts; readonly brings: Amounts; readonly perWeek: number };

export class ReachableItems {
  readonly #perWeek = new Map<ItemCode, number>();

  constructor(private readonly ruleset: RoundRuleset) {
    const sources = sourcesOf(ruleset);
    // Each pass finds one step more of every way from nothing to an item.
    for (let pass = 0; pass <= sources.length; pass += 1) {
      for (const source of sources) this.#add(source);
    }
  }

  /** True if that amount can be gained within the time. */
  has(item: ItemCode, quantity: number): boolean {
    return (
      quantity <= MOST_WEEKS * (this.#perWeek.get(item) ?? 0) &&
      (item !== this.ruleset.currency || quantity <= mostSaved(this.ruleset))
    );
  }

  #add({ needs, brings, perWeek }: Source): void {
    if (![...needs].every(([item, quantity]) => this.has(item, quantity))) return;
    const times = Math.min(
      perWeek,
      ...[...needs].map(([item, quantity]) => (this.#perWeek.get(item) ?? 0) / quantity),
    );
    for (const [item, quantity] of brings) {
      this.#perWeek.set(item, Math.max(this.#perWeek.get(item) ?? 0, times * quantity));
    }
  }
}

/** Beyond that the tax can take all of the income. */
const mostSaved = ({ income: { amount, also = [], tax } }: RoundRuleset): number =>
  tax === null || also.length > 0 ? Infinity : tax.above + amount;

const sourcesOf = (ruleset: RoundRuleset): Source[] => [
  bringing(1, [[ruleset.currency, weeklyIncome(ruleset)]]),
  ...(ruleset.hands.minimumCards <= MOST_CARDS ? ruleset.prizes : [])
    .filter(({ from }) => from === 1)
    .map(({ items }) =>
      bringing(
        1,
        items.map(({ item, quantity }) => [item, quantity]),
      ),
    ),
  ...ruleset.exchanges.map(({ give, get }) => ({
    ...bringing(Infinity, [[get.item, get.quantity]]),
    needs: new Map([[give.item, give.quantity]]),
  })),
  ...actionsOf(ruleset).flatMap(byAction),
];

const bringing = (perWeek: number, brings: readonly [ItemCode, number][]): Source => ({
  needs: new Map(),
  brings: sums(brings),
  perWeek,
});

const weeklyIncome = ({ income: { amount, also = [] } }: RoundRuleset): number =>
  also.reduce((sum, each) => sum + each.amount, amount);

type Move = Extract<ActionEffect, { readonly type: 'MOVE' }> & { readonly quantity: number };

const isMove = (effect: ActionEffect): effect is Move =>
  effect.type === 'MOVE' && typeof effect.quantity === 'number';

/**
 * Only its cost may stand in its way, and it must be repeatable; of its transfers only the net gain
 * counts.
 */
function byAction(action: Action): Source[] {
  const { who, when, target, limit, cost, effects } = action;
  const moves = effects.filter(isMove);
  const isAnybodys =
    who === undefined &&
    when?.holds === undefined &&
    target === undefined &&
    limit?.per !== 'EVER' &&
    (limit?.of ?? 'PLAYER') === 'PLAYER' &&
    moves.length === effects.length;
  if (!isAnybodys) return [];
  const perDay = when?.phases === undefined ? 7 : 1;
  const perWeek = limit === null ? Infinity : limit.times * (limit.per === 'DAY' ? perDay : 1);
  const paid: [ItemCode, number][] = cost.map(({ item, quantity }) => [item, quantity]);
  const given: [ItemCode, number][] = moves
    .filter(({ from }) => from !== 'BANK')
    .map(({ item, quantity }) => [item, quantity]);
  const got: [ItemCode, number][] = moves
    .filter(({ to }) => to !== 'BANK')
    .map(({ item, quantity }) => [item, quantity]);
  const needs = sums([...paid, ...given]);
  const brings = sums([...got, ...[...needs].map(minus)]);
  return [{ needs, brings: gainsIn(brings), perWeek }];
}

const minus = ([item, quantity]: readonly [ItemCode, number]): [ItemCode, number] => [
  item,
  -quantity,
];

const gainsIn = (amounts: Amounts): Amounts =>
  new Map([...amounts].filter(([, quantity]) => quantity > 0));

function sums(amounts: readonly (readonly [ItemCode, number])[]): Amounts {
  const all = new Map<ItemCode, number>();
  for (const [item, quantity] of amounts) all.set(item, (all.get(item) ?? 0) + quantity);
  return all;
}
