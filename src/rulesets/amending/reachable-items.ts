/**
 * The items that a player with nothing can gain repeatedly under the rules: by income, first
 * prizes, exchanges, and actions open to anybody [rulings X11, AK2]. Gifts and fortunes are left
 * out, since a player cannot rely on them.
 */
import type { ItemCode } from '../../kernel';
import type { Action, ActionEffect } from '../mechanics/action';
import { actionsOf } from '../mechanics/action-names';
import type { SecretAction } from '../mechanics/secret-action';
import { actionOfSecret, failureOfSecret, secretActionsOf } from '../mechanics/secret-action-names';
import type { RoundRuleset } from '../round/document';

/** The maximum number of weeks for gaining an item. */
export const MOST_WEEKS = 4;
/** The largest hand considered: prizes that need more cards are ignored. */
const MOST_CARDS = 10;

type Amounts = ReadonlyMap<ItemCode, number>;

/** The needs and gains of one use of a source, and the number of its uses in a week. */
type Source = { readonly needs: Amounts; readonly brings: Amounts; readonly perWeek: number };

export class ReachableItems {
  readonly #perWeek = new Map<ItemCode, number>();

  constructor(private readonly ruleset: RoundRuleset) {
    const sources = sourcesOf(ruleset);
    // Each pass finds the items that take one more step than those of the previous pass.
    for (let pass = 0; pass <= sources.length; pass += 1) {
      for (const source of sources) this.#add(source);
    }
  }

  /** True if that amount can be gained within `MOST_WEEKS`. */
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

/**
 * The most currency that a player can save up. Above that amount the tax can take all of the
 * income.
 */
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
  ...[...actionsOf(ruleset), ...secretActionsOf(ruleset).flatMap(actionsOfSecret)].flatMap(
    byAction,
  ),
];

const actionsOfSecret = (secret: SecretAction): Action[] => [
  actionOfSecret(secret),
  failureOfSecret(secret),
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
 * The action as a source. It must be repeatable and open to anybody who can pay its cost. Only the
 * net gain of its transfers counts.
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
