/** "A game is Closed if …" [Play]: all plays are made, or a participant has resigned. */
import { required } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import type { GameClosing, GameRow } from '../model/rows';
import { participantsOf, patchGame, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { nameOf } from '../model/wording';
import { dealerAwaited } from '../model/access';
import type { GameId } from '../model/ids';
import { awaitedIn, CLOCK_STOPPED } from './clock';
import type { GameClosed } from './vocabulary';

/** Closes the game because a participant resigns; `closing` names the reason. */
export function resign(
  turn: DynastyTurn,
  gameId: GameId,
  resignedId: PlayerId,
  closing: Exclude<GameClosing, 'PLAYED'>,
): void {
  turn.emit({ type: 'GameClosed', gameId, closing, resignedId });
}

/** The awaited player resigns because the clock has expired. */
export function runOut(turn: DynastyTurn, game: GameRow): void {
  const playerId = required(awaitedIn(game), 'whose clock has run out');
  resign(turn, game.id, playerId, game.sfidaBy === null ? 'TURN_TIMED_OUT' : 'SFIDA_TIMED_OUT');
}

/** Closes a game in which all plays are made. */
export function closePlayed(turn: DynastyTurn, gameId: GameId): void {
  turn.emit({ type: 'GameClosed', gameId, closing: 'PLAYED', resignedId: null });
}

export const gameClosed: DynastyEventRecord<GameClosed> = {
  evolve: (state, { atMs, event: { gameId, closing, resignedId } }) => {
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
  },
  facts: (state, { gameId, closing, resignedId }) => ({
    number: state.need('games', gameId).number,
    closing,
    player: resignedId === null ? null : nameOf(state, resignedId),
  }),
  text: closedText,
  channel: 'TABLES',
  touches: itsTable,
  /**
   * The recipients: both participants, except the player who closed the game. With automatic
   * dealing there are none: the Fine follows at once, and its own notice is enough [ruling S27].
   */
  notice: 'GAME_CLOSED',
  concerns: ({ gameId, resignedId, closing }, state) => {
    if (rulesetOf(state).automaticDealing) return [];
    const closer = closing === 'PLAYED' ? lastToPlay(state, gameId) : resignedId;
    const isByClock = closing === 'TURN_TIMED_OUT' || closing === 'SFIDA_TIMED_OUT';
    const both = participantsOf(state.need('games', gameId));
    return isByClock ? both : both.filter((player) => player !== closer);
  },
  awaits: (_event, state) => dealerAwaited(state, 'GAME_TO_END'),
};

const lastToPlay = (state: DynastyState, gameId: string): PlayerId | null =>
  state.by('plays', 'game', gameId).sort((a, b) => b.number - a.number)[0]?.playerId ?? null;

/** The reason for the close. */
export function closedText(
  state: DynastyState,
  { gameId, closing, resignedId }: Omit<GameClosed, 'type'>,
): string {
  const { number } = state.need('games', gameId);
  return closingText(closing, resignedId === null ? 'nobody' : nameOf(state, resignedId), number);
}

/** `who`: the player who has resigned. */
function closingText(closing: GameClosing, who: string, game: number): string {
  switch (closing) {
    case 'PLAYED':
      return `Game ${game} was played to its end.`;
    case 'RESIGNED':
      return `${who} resigned game ${game}.`;
    case 'SFIDA_REJECTED':
      return `${who} resigned game ${game} by rejecting the Sfida.`;
    case 'TURN_TIMED_OUT':
      return `${who} did not play in time and so resigned game ${game}.`;
    case 'SFIDA_TIMED_OUT':
      return `${who} did not answer the Sfida in time and so resigned game ${game}.`;
    case 'LEFT':
      return `${who} resigned game ${game} by leaving.`;
  }
}
