/** An outage lengthens the clocks of all awaited players by its own length [rulings L8, S29]. */
import { instant } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import {
  lengthenAttempts,
  lengthOf,
  outageFacts,
  outageText,
  revealingPlayers,
} from '../../season';
import type { Outage } from '../../season';
import type { DynastyEventRecord } from '../model/records';
import { activeGames } from '../model/games';
import type { DynastyTopic, DynastyTurn } from '../model/types';
import { dynastyOf, patchGame, storeWarned } from '../model/state';
import type { DynastyState } from '../model/state';
import { awaitedIn } from '../play/clock';
import type { OutageCredited } from './events';

export function creditOutage(turn: DynastyTurn, { fromMs, untilMs }: Outage): void {
  const gameIds = activeGames(turn.state).map(({ id }) => id);
  turn.emit({ type: 'OutageCredited', fromMs, untilMs, gameIds });
}

/**
 * Warnings about times to reveal that are due by then are not given; the notice of the credit or of
 * the resumption replaces them.
 */
export function dropWarningsUntil(state: DynastyState, untilMs: number): void {
  if (revealingPlayers(state).length === 0) return;
  storeWarned(state, instant(Math.max(dynastyOf(state).warnedAtMs ?? 0, untilMs)));
}

export const outageCredited: DynastyEventRecord<OutageCredited> = {
  evolve: (state, { atMs, event }) => {
    const longer = (at: Instant | null): Instant | null =>
      at === null ? null : instant(at + lengthOf(event));
    lengthenAttempts(state, lengthOf(event));
    // The warnings of the credit's own instant are still to be given.
    dropWarningsUntil(state, atMs - 1);
    for (const id of event.gameIds) {
      const { deadlineMs, warnsAtMs } = state.need('games', id);
      patchGame(state, id, { deadlineMs: longer(deadlineMs), warnsAtMs: longer(warnsAtMs) });
    }
  },
  facts: outageFacts,
  text: outageText,
  channel: null,
  touches: ({ gameIds }) => gameIds.map((id): DynastyTopic => `TABLE:${id}`),
  notice: 'TIME_CREDITED',
  /** The awaited players, and those who can reveal an attempt, each once. */
  concerns: ({ gameIds }, state) => [
    ...new Set([
      ...gameIds.flatMap((id): readonly PlayerId[] => {
        const awaited = awaitedIn(state.need('games', id));
        return awaited === null ? [] : [awaited];
      }),
      ...revealingPlayers(state),
    ]),
  ],
};
