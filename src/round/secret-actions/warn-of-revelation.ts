/**
 * "During the period after the maturation date but before the revelation date … the player who took
 * that action must post the unhashed text" [Secret Information]. The player gets an inbox entry as
 * the period begins and a warning before it ends [ruling S25]. Entrusted actions are revealed
 * before the entry.
 */
import type { PlayerId } from '../../kernel';
import { REVELATION_TEXTS } from '../../season';
import { putWarned } from '../calendar/warning';
import { nothing } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { SecretActionId } from '../model/ids';
import type { RoundState } from '../model/state';
import type { RevelationOpened, RevelationWarned } from './vocabulary';

type ActionsRef = { readonly actionIds: readonly SecretActionId[] };

/** The players who must reveal these actions, each once. */
const owners = ({ actionIds }: ActionsRef, state: RoundState): PlayerId[] => [
  ...new Set(actionIds.map((id) => state.need('secretActions', id).playerId)),
];

export const revelationOpened: RoundEventRecord<RevelationOpened> = {
  evolve: nothing,
  facts: (_state, { actionIds: { length } }) => ({ count: length }),
  text: (_state, { actionIds: { length } }) => REVELATION_TEXTS.opened(length),
  channel: null,
  notice: 'REVEAL_OPEN',
  concerns: owners,
};

export const revelationWarned: RoundEventRecord<RevelationWarned> = {
  evolve: (state, { atMs }) => {
    putWarned(state, atMs);
  },
  facts: (_state, { actionIds: { length } }) => ({ count: length }),
  text: (_state, { actionIds: { length } }) => REVELATION_TEXTS.warned(length),
  channel: null,
  notice: 'REVEAL_CLOSING',
  concerns: owners,
};
