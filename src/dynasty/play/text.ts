import { dynastyCardName } from '../../rulesets';
import type { CardPlayed, GameClosed } from './events';
import { environmentOf } from '../state';
import type { DynastyState } from '../state';
import { nameOf } from '../wording';

export function playedText(
  state: DynastyState,
  { gameId, playerId, card, claim, scored }: CardPlayed,
): string {
  const { deck } = environmentOf(state, state.need('games', gameId));
  const played = `${nameOf(state, playerId)} played the ${dynastyCardName(deck, card)}`;
  if (claim === 0) return `${played}.`;
  return claim === scored
    ? `${played} and scored ${scored}.`
    : `${played}, claimed ${claim} and scored ${scored}.`;
}

/** How a game came to be closed. */
export function closingText(
  state: DynastyState,
  { gameId, closing, resignedId }: GameClosed,
): string {
  const { number } = state.need('games', gameId);
  const who = resignedId === null ? 'nobody' : nameOf(state, resignedId);
  switch (closing) {
    case 'PLAYED':
      return `Game ${number} was played to its end.`;
    case 'RESIGNED':
      return `${who} resigned game ${number}.`;
    case 'SFIDA_REJECTED':
      return `${who} resigned game ${number} by rejecting the Sfida.`;
    case 'TURN_TIMED_OUT':
      return `${who} took no turn in time and so resigned game ${number}.`;
    case 'SFIDA_TIMED_OUT':
      return `${who} did not answer the Sfida in time and so resigned game ${number}.`;
    case 'LEFT':
      return `${who} resigned game ${number} by leaving.`;
  }
}
