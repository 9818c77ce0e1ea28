/** Gains and losses of players in words, for the sentences of events in any game. */
import { counted, listedUpTo } from '../../kernel';
import type { ItemCode, PlayerId, Transfer } from '../../kernel';
import { cardOfCode, isUniqueCode, nameOfCard } from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import { playerOfOwner } from '../model/owners';
import { nameOf } from '../model/players';
import type { SeasonState } from '../model/rows';

function amountWords(ruleset: Ruleset, item: ItemCode, quantity: number): string {
  if (ruleset.kind === 'DYNASTY') return counted(quantity, 'peg');
  if (isUniqueCode(item)) return 'a Work of Art';
  const card = cardOfCode(item);
  if (card !== null) {
    return `${quantity === 1 ? '' : `${quantity} × `}${nameOfCard(ruleset, card)}`;
  }
  const kind = ruleset.items.find((one) => one.item === item);
  return `${quantity} ${(quantity === 1 ? kind?.name : kind?.plural) ?? item}`;
}

/** The items of a player that a sentence names. */
const MOST_AMOUNTS = 6;

/** "Ann lost 2 Trungs" and "Bob gained 2 Trungs", with one sum for each player and item. */
export function movedItems(
  state: SeasonState,
  ruleset: Ruleset,
  transfers: readonly Transfer[],
): string[] {
  const sums = new Map<PlayerId, Map<ItemCode, number>>();
  const add = (owner: string, item: ItemCode, by: number): void => {
    const player = playerOfOwner(owner as Transfer['to']);
    if (player === null) return;
    const items = sums.get(player) ?? new Map<ItemCode, number>();
    sums.set(player, items.set(item, (items.get(item) ?? 0) + by));
  };
  for (const { from, to, item, quantity } of transfers) {
    add(from, item, -quantity);
    add(to, item, quantity);
  }
  return [...sums].flatMap(([player, items]) => {
    const of = (verb: string, sign: 1 | -1): string[] => {
      const amounts = [...items].flatMap(([item, sum]) =>
        sum * sign > 0 ? [amountWords(ruleset, item, sum * sign)] : [],
      );
      return amounts.length === 0 ? [] : [`${verb} ${listedUpTo(amounts, MOST_AMOUNTS)}`];
    };
    const changes = [...of('lost', -1), ...of('gained', 1)];
    return changes.length === 0 ? [] : [`${nameOf(state, player)} ${changes.join(' and ')}`];
  });
}

/** The players whose items the transfers move. */
export const playersMoved = (transfers: readonly Transfer[]): readonly PlayerId[] =>
  transfers
    .flatMap(({ from, to }) => [from, to])
    .map(playerOfOwner)
    .filter((player) => player !== null);
