/**
 * "During the period after the maturation date but before the revelation date … the player who took
 * that action must post the unhashed text" [Secret Information]. The player gets an inbox entry as
 * the period begins and a warning before it ends [ruling S25]. Entrusted actions are revealed
 * before the entry.
 */
import { byOrdinal, counted } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { endOf, putWarned, warnedOfAt } from '../calendar/warning';
import { nothing } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import type { RevelationOpened, RevelationWarned } from './vocabulary';
import type { SecretActionId } from '../model/ids';

/**
 * The earliest start of any window. Actions that could be revealed as a pause began can be revealed
 * again as it ends [AA5].
 */
export const revealableFrom = (state: RoundState): number => roundOf(state).pausedUntilMs ?? 0;

/** The windows in which an action can still be revealed. */
export const revelationWindows = (state: RoundState): string[] =>
  state.keys('secretActions', 'window');

/** Warns players before their time to reveal ends. Call this once at each instant. */
export function warnOfRevelation(turn: RoundTurn): void {
  const { state, now } = turn;
  for (const window of warnedOfAt(state, revelationWindows(state), now, revealableFrom(state))) {
    const awaited = state.by('secretActions', 'window', window).sort(byOrdinal);
    const actionIds = awaited.map(({ id }) => id);
    turn.emit({ type: 'RevelationWarned', actionIds, revealsAtMs: endOf(window) });
  }
}

type ActionsRef = { readonly actionIds: readonly SecretActionId[] };

/** The players who must reveal these actions, each once. */
const owners = ({ actionIds }: ActionsRef, state: RoundState): PlayerId[] => [
  ...new Set(actionIds.map((id) => state.need('secretActions', id).playerId)),
];

export const revelationOpened: RoundEventRecord<RevelationOpened> = {
  evolve: nothing,
  text: (_state, { actionIds: { length } }) =>
    `${counted(length, 'secret action')} can be revealed from now on, by players who have their texts.`,
  channel: null,
  notice: 'REVEAL_OPEN',
  concerns: owners,
};

export const revelationWarned: RoundEventRecord<RevelationWarned> = {
  evolve: (state, { atMs }) => {
    putWarned(state, atMs);
  },
  text: (_state, { actionIds: { length } }) =>
    `${counted(length, 'secret action')} must still be revealed, and little time is left.`,
  channel: null,
  notice: 'REVEAL_CLOSING',
  concerns: owners,
};
