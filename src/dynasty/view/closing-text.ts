import type { GameClosed } from '../event';
import type { GameRow } from '../rows';
import type { DynastyState } from '../state';
import { nameOf } from './wording';

/** How a game came to be closed. */
export function closingText(
  state: DynastyState,
  { number }: GameRow,
  { closing, resignedId }: GameClosed,
): string {
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
