/** "A game is Closed if …" [Play]: all plays are made, or a participant has resigned. */
import type { PlayerId } from '../../kernel';
import type { GameClosed } from './events';
import type { GameClosing } from '../rows';
import { participantsOf, patchGame } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';
import { CLOCK_STOPPED } from './clock';

/** The participant resigns, in one of the ways in which that is done. */
export function resign(
  turn: DynastyTurn,
  gameId: string,
  resignedId: PlayerId,
  closing: Exclude<GameClosing, 'PLAYED'>,
): void {
  turn.emit({ type: 'GameClosed', gameId, closing, resignedId });
}

export function evolveGameClosed(
  state: DynastyState,
  { atMs, event: { gameId, closing, resignedId } }: DynastyStamped<GameClosed>,
): void {
  patchGame(state, gameId, {
    status: 'CLOSED',
    closedAtMs: atMs,
    closing,
    resignedId,
    turnOf: null,
    turnSinceMs: null,
    sfidaBy: null,
    ...CLOCK_STOPPED,
  });
}

/** Both; but whoever closed it knows. */
export function closingConcerns(
  { gameId, resignedId, closing }: GameClosed,
  state: DynastyState,
): readonly PlayerId[] {
  const both = participantsOf(state.need('games', gameId));
  const byThemselves = ['RESIGNED', 'SFIDA_REJECTED', 'LEFT'].includes(closing);
  return byThemselves ? both.filter((player) => player !== resignedId) : both;
}
