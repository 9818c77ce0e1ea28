import type { ItemCode, PlayerId } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { isCardItem, itemName } from '../items';
import type { RoundState } from '../state';

/** "a", "a and b", "a, b and c"; "nothing" for an empty list. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 lot", "2 lots". */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** "5 Trungs", "Knight of Swords", "2 × Ace of Cups". */
export function itemWords(ruleset: RoundRuleset, item: ItemCode, quantity: number): string {
  const name = itemName(ruleset, item, quantity);
  if (!isCardItem(item)) return `${quantity} ${name}`;
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** The name in the round, of those who left too. */
export function nameOf(state: RoundState, playerId: PlayerId): string {
  return state.get('players', playerId)?.name ?? playerId;
}
