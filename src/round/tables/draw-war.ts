/**
 * "The winner of the War is the player who drew the card with the highest rank. If the ranks of
 * both cards are the same, then the winner is the player who drew the card with the highest suit.
 * If both suits are the same, then each player draws a new card" [War]. Ranks are compared by
 * number, whatever the archetype, and suits by number, too. Drawn cards belong to nobody [ruling
 * J3].
 */
import { holdingsOf, listed, moveAll, ordinalOf, required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { cardName, findRank, findSuit } from '../../rulesets';
import type { Card, Deck } from '../../rulesets';
import { presentBinding } from '../calendar/week';
import { revealedSeed } from '../chance/client-seeds';
import { tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { applyRolls, drawCards } from '../chance/rolls';
import { ownerOf, tableOwner } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { WarDrawn, DrawnCard, SittingRow } from './vocabulary';
import { sittingsAt } from './seats';
import { tableWords } from './text';
import type { TableId } from '../model/ids';

/** Draws a card for each player, until one player wins. */
export function drawWar(turn: RoundTurn, tableId: TableId): void {
  const { state } = turn;
  const sittings = inOrderOfDrawing(state, tableId);
  const clientSeeds = sittings
    .map(({ playerId, clientSeed }) => revealedSeed(state, playerId, clientSeed))
    .filter((seed) => seed !== null);
  const war = warOf(state, sittings);
  let winnerId: PlayerId | null = null;
  for (let drawing = 1; winnerId === null; drawing += 1) {
    const thrown = { stream: `${war}/${String(drawing)}`, clientSeeds };
    const { cards: drawn, rolls } = drawCards(turn, sittings.length, thrown);
    const cards = sittings.map(({ playerId }, at) => ({
      playerId,
      card: required(drawn[at], 'a card for each player'),
    }));
    winnerId = winnerOf(rulesetOf(state).deck, cards);
    const transfers = winnerId === null ? [] : transfersToWinner(state, tableId, winnerId);
    turn.emit({ type: 'WarDrawn', tableId, cards, winnerId, rolls, transfers });
  }
}

/**
 * The sittings in the order in which the players joined the round, so that nobody can choose a card
 * by the order of sitting down [rulings J3, S24]. In older weeks they are in the order of sitting
 * down.
 */
function inOrderOfDrawing(state: RoundState, tableId: TableId): SittingRow[] {
  const sittings = sittingsAt(state, tableId);
  if (presentBinding(state) === null) return sittings;
  return sittings.sort((a, b) => ordinalOf(a.playerId) - ordinalOf(b.playerId));
}

/** The name of a war's dice: its players, and the number of their wars so far, at any table. */
function warOf(state: RoundState, sittings: readonly SittingRow[]): string {
  const tablesOf = ({ playerId }: SittingRow): string[] =>
    state.by('sittings', 'fought', playerId).map(({ tableId }) => tableId);
  const played = sittings
    .map(tablesOf)
    .reduce((common, tables) => common.filter((id) => tables.includes(id)));
  const players = sittings.map(({ playerId }) => playerId).join('+');
  return `war/${players}/${String(played.length + 1)}`;
}

/** The player with the highest card; null for a tie. */
export function winnerOf(deck: Deck, cards: readonly DrawnCard[]): PlayerId | null {
  const [best, next] = [...cards].sort((a, b) => compareCards(deck, b.card, a.card));
  if (best === undefined) return null;
  const isAlone = next === undefined || compareCards(deck, best.card, next.card) !== 0;
  return isAlone ? best.playerId : null;
}

/** Compares cards by the numbers of their ranks, then of their suits. Positive if `a` is higher. */
export function compareCards(deck: Deck, a: Card, b: Card): number {
  return rankNumber(deck, a) - rankNumber(deck, b) || suitNumber(deck, a) - suitNumber(deck, b);
}

const rankNumber = (deck: Deck, { suit, rank }: Card): number =>
  required(findRank(deck, suit, rank), `the rank ${rank}`).number;

const suitNumber = (deck: Deck, { suit }: Card): number =>
  required(findSuit(deck, suit), `the suit ${suit}`).number;

/** All items on the table go to the winner: the loser's wager and the winner's own. */
function transfersToWinner(
  state: RoundState,
  tableId: TableId,
  winner: PlayerId,
): WarDrawn['transfers'] {
  const onTable = holdingsOf(state, tableOwner(tableId));
  return moveAll(
    tableOwner(tableId),
    ownerOf(winner),
    onTable.map(({ item, quantity }) => [item, quantity]),
  );
}

export const warDrawn: RoundEventRecord<WarDrawn> = {
  /** "A player stands up from a Table when Play at the table ends" [Tables]. */
  evolve: (state, { atMs, event: { tableId, cards, winnerId, rolls } }) => {
    applyRolls(state, rolls);
    const table = state.need('gamingTables', tableId);
    const war = { draws: [...(table.war?.draws ?? []), cards], winnerId };
    if (winnerId === null) {
      state.put('gamingTables', { ...table, war });
      return;
    }
    for (const sitting of sittingsAt(state, tableId)) {
      state.put('sittings', { ...sitting, status: 'PLAYED', stoodUpAtMs: atMs });
    }
    state.put('gamingTables', { ...table, war, status: 'PLAYED', endedAtMs: atMs });
  },
  facts: (state, { tableId, cards, winnerId }) => {
    const { deck } = rulesetOf(state);
    const [one, other, ...more] = cards.map(({ playerId, card }) => ({
      player: nameOf(state, playerId),
      card: cardName(deck, card),
    }));
    if (one === undefined || other === undefined || more.length > 0) return null;
    return {
      ...{ one: one.player, oneCard: one.card, other: other.player, otherCard: other.card },
      ...{ table: ordinalOf(tableId), winner: winnerId === null ? null : nameOf(state, winnerId) },
    };
  },
  text: (state, event) => {
    const { cards, winnerId } = event;
    const { deck } = rulesetOf(state);
    const drew = cards.map(
      ({ playerId, card }) => `${nameOf(state, playerId)} drew the ${cardName(deck, card)}`,
    );
    const then = winnerId === null ? 'they draw again' : `${nameOf(state, winnerId)} won the war`;
    return `${listed(drew)} at ${tableWords(event)}: ${then}.`;
  },
  channel: 'TABLES',
  touches: tableTopic,
  notice: 'WAR_DRAWN',
  concerns: ({ winnerId, cards }) =>
    winnerId === null ? [] : cards.map(({ playerId }) => playerId),
};
