/**
 * An amendment must keep everything that exists: each item that has an owner, and each card in a
 * revealed hand that is not placed yet [ruling P6].
 */
import { BANK } from '../../kernel';
import type { ItemCode, Transfer } from '../../kernel';
import { cardName, cardOfCode, codeOfCard, isUniqueCode } from '../../rulesets';
import type { AmendProblem, RoundRuleset } from '../../rulesets';
import { isItem, itemName } from '../model/items';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/** One problem for each item that exists after the transfers and that the document lacks. */
export function missingItemProblems(
  state: RoundState,
  transfers: readonly Transfer[],
  document: RoundRuleset,
): AmendProblem[] {
  const existing = [...issuedAfter(state, transfers), ...cardsOfRevealedHands(state)];
  const strange = [...new Set(existing)].filter(
    (item) => !isItem(document, item) && !isUniqueCode(item),
  );
  return strange.sort().map((item) => problemOf(rulesetOf(state), item));
}

function issuedAfter(state: RoundState, transfers: readonly Transfer[]): ItemCode[] {
  const issued = new Map(state.all('issues').map(({ id, quantity }) => [id, quantity]));
  for (const { from, to, item, quantity } of transfers) {
    const by = (from === BANK ? quantity : 0) - (to === BANK ? quantity : 0);
    issued.set(item, (issued.get(item) ?? 0) + by);
  }
  return [...issued].filter(([, quantity]) => quantity > 0).map(([item]) => item);
}

const cardsOfRevealedHands = (state: RoundState): ItemCode[] =>
  state
    .keys('hands', 'unplaced')
    .flatMap((player) => state.by('hands', 'unplaced', player))
    .flatMap(({ cards }) => cards.map(codeOfCard));

function problemOf(before: RoundRuleset, item: ItemCode): AmendProblem {
  const card = cardOfCode(item);
  if (card === null) {
    const name = itemName(before, item, 2);
    return {
      path: '/items',
      message: `expected ${name} among them, since some exist`,
      operation: null,
    };
  }
  const name = cardName(before.deck, card);
  return {
    path: '/deck',
    message: `expected a deck with ${name}, since that card exists`,
    operation: null,
  };
}
