import { assertNever, listed, ordinalOf } from '../../kernel';
import { cardName } from '../../rulesets';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import type { SlotsPlayed, TableEvent, WarDrawn } from './events';
import type { Wager } from './rows';
import { symbolName } from '../view/table';
import { itemText, itemWords, nameOf } from '../wording';

/** What happened at a table, in one sentence. */
export function tableText(state: RoundState, event: TableEvent): string {
  const at = `table ${ordinalOf(event.tableId)}`;
  switch (event.type) {
    case 'SlotsPlayed':
      return slotsText(state, event);
    case 'SatDown':
      return `${nameOf(state, event.playerId)} sat down at ${at} for War.`;
    case 'WarProposed':
      return `${nameOf(state, event.playerId)} would wager ${wagerWords(state, event.wager)} at ${at}.`;
    case 'WarAgreed':
      return `${nameOf(state, event.playerId)} agreed to the wagers at ${at}.`;
    case 'WarDrawn':
      return warText(state, event, at);
    case 'StoodUp':
      return `${nameOf(state, event.playerId)} stood up from ${at}.`;
    default:
      return assertNever(event);
  }
}

function wagerWords(state: RoundState, wager: Wager): string {
  return listed(wager.map(({ item, quantity }) => itemText(state, item, quantity)));
}

function slotsText(state: RoundState, event: SlotsPlayed): string {
  const ruleset = rulesetOf(state);
  const shown = event.symbols.map((symbol) => symbolName(ruleset, symbol));
  const gained =
    event.payout === 0 ? 'nothing' : itemWords(ruleset, ruleset.currency, event.payout);
  const end = event.breaksMachine
    ? `, gained ${gained} and broke the machine`
    : ` and gained ${gained}`;
  return `${nameOf(state, event.playerId)} played the slots, saw ${shown.join(', ')}${end}.`;
}

function warText(state: RoundState, { cards, winnerId }: WarDrawn, at: string): string {
  const { deck } = rulesetOf(state);
  const drew = listed(
    cards.map(
      ({ playerId, card }) => `${nameOf(state, playerId)} drew the ${cardName(deck, card)}`,
    ),
  );
  const then = winnerId === null ? 'they draw again' : `${nameOf(state, winnerId)} won the war`;
  return `${drew} at ${at}: ${then}.`;
}
