/** The command of a player who keeps the text of bids or a hand [Secret Information; ruling D6]. */
import { ordinalOf } from '../../kernel';
import { commitSecretOf, unlessHash } from '../../season';
import type { Waits } from '../../season';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundEvent } from '../model/event';
import { roundOf, takeNumber } from '../model/state';
import type { PlayerRow } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import { CASINO, unlessCommitting } from './casino';
import { ABOUT_KIND, KINDS } from './kind';
import { openActionsOf } from './open-actions';
import type { CommitSecretAction, SecretActionCommitted, SecretActionKind } from './vocabulary';

/** The id of the committed action; the player either sent its hash or entrusted its text. */
export const committedAction = (event: RoundEvent): string | null =>
  event.type === 'SecretActionCommitted' ? event.actionId : null;

export const commitSecretAction = byPlayer<CommitSecretAction, 'kind'>({
  rule: 'bidding',
  shape: ({ sha256 }) => unlessHash(CASINO, sha256),
  ...commitSecretOf(CASINO),
  made: committedAction,
});

/**
 * The reason to remind the player to commit, during the phase for it; null once the player has
 * committed an action of that kind this week.
 */
export function waitsToCommit(
  moment: RoundMoment,
  { id }: PlayerRow,
  kind: SecretActionKind,
): Waits | null {
  const { week, phaseStartedAtMs } = roundOf(moment.state);
  const isDone = openActionsOf(moment.state, id, kind).some((action) => action.week === week);
  if (isDone || unlessCommitting(moment, { kind }) !== null) return null;
  return { kind, sinceMs: phaseStartedAtMs };
}

export const secretActionCommitted: RoundEventRecord<SecretActionCommitted> = {
  evolve: (state, { atMs, event: { type: _type, actionId, ...committed } }) => {
    takeNumber(state, 'action', ordinalOf(actionId));
    state.put('secretActions', {
      ...{ id: actionId, ...committed, committedAtMs: atMs, week: roundOf(state).week },
      ...{ status: 'COMMITTED', revealedAtMs: null, text: null, failure: null },
    });
  },
  facts: (state, { playerId, kind }) => ({ player: nameOf(state, playerId), kind }),
  text: (state, { playerId, kind }) => `${nameOf(state, playerId)} committed ${KINDS[kind].words}.`,
  channel: ABOUT_KIND.channel,
};
