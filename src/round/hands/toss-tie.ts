/**
 * Identical hands: "the tie is broken according to a coin-toss" [draft, Prizes]; three or more are
 * put in a random order. The clock throws the season's dice in both cases [ruling F8]. The order of
 * submission plays no part: before the throw the hands are in the order in which their players
 * joined [S24].
 */
import { CLOCK, listed, ordinalOf } from '../../kernel';
import { presentBinding } from '../calendar/week';
import type { RoundEventRecord } from '../model/records';
import { applyRolls, rollDice } from '../chance/rolls';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { TieTossed } from './vocabulary';
import type { RankedHand } from './rank-hands';

/** The tied hands in their placed order, best first. A single hand needs no dice. */
export function tossTie(turn: RoundTurn, tied: readonly RankedHand[]): RankedHand[] {
  if (tied.length <= 1) return [...tied];
  // A Fisher–Yates shuffle from the last place down: the last of n hands takes a draw of n sides.
  const sides = tied.slice(1).map((_, place) => tied.length - place);
  const tossed = presentBinding(turn.state) === null ? [...tied] : inOrderOfPlayers(tied);
  const players = tossed.map(({ hand }) => hand.playerId);
  const stream = `tie/${players.join('+')}/${String(turn.now)}`;
  const rolls = rollDice(turn, sides, { stream, clientSeeds: [] });
  for (const { sides: places, value } of rolls.draws) {
    const last = places - 1;
    [tossed[last], tossed[value]] = [tossed[value] as RankedHand, tossed[last] as RankedHand];
  }
  turn.as(CLOCK).emit({ type: 'TieTossed', handIds: tossed.map(({ hand }) => hand.id), rolls });
  return tossed;
}

function inOrderOfPlayers(tied: readonly RankedHand[]): RankedHand[] {
  return [...tied].sort((a, b) => ordinalOf(a.hand.playerId) - ordinalOf(b.hand.playerId));
}

export const tieTossed: RoundEventRecord<TieTossed> = {
  evolve: (state, { event: { rolls } }) => {
    applyRolls(state, rolls);
  },
  facts: (state, { handIds }) => ({
    players: handIds.map((id) => nameOf(state, state.need('hands', id).playerId)),
  }),
  text: (state, { handIds }) => {
    const names = handIds.map((id) => nameOf(state, state.need('hands', id).playerId));
    return `Dice put identical hands in order: those of ${listed(names)}.`;
  },
  channel: 'GAME_ACTIONS',
};
