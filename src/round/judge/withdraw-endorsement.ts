/** A reaction can be taken back until the week ends [Judges; ruling W4]. */
import { unlessRunning } from '../ground/access';
import { weekEnd } from '../calendar/boundary';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { nameOf } from '../ground/wording';
import { RULE } from './bench';
import type { WithdrawEndorsement } from './commands';
import {
  candidateName,
  endorsementId,
  endorses,
  standingCandidacies,
  unlessStanding,
} from './endorsements';
import type { EndorsementWithdrawn } from './events';

export const withdrawEndorsement = byPlayer<WithdrawEndorsement, 'candidacyId'>({
  rule: RULE,
  refuses: ({ state }, { id }, { candidacyId }) =>
    unlessRunning(state, RULE) ??
    unlessStanding(state, candidacyId) ??
    (endorses(state, id, candidacyId) ? null : refuse('NOT_ENDORSED', RULE, { candidacyId })),
  offers: ({ state, now }) =>
    standingCandidacies(state).map(({ id }) => ({
      description: 'Endorse no longer.',
      known: { candidacyId: id },
      untilMs: weekEnd(state, now),
    })),
  decide: (turn, { id: playerId }, { candidacyId }) => {
    turn.emit({ type: 'EndorsementWithdrawn', candidacyId, playerId });
    return null;
  },
  made: (event) => (event.type === 'EndorsementWithdrawn' ? event.candidacyId : null),
});

export const endorsementWithdrawn: RoundEventRecord<EndorsementWithdrawn> = {
  evolve: (state, { event: { candidacyId, playerId } }) => {
    state.remove('endorsements', endorsementId(candidacyId, playerId));
  },
  text: (state, { playerId, candidacyId }) =>
    `${nameOf(state, playerId)} no longer endorses ${candidateName(state, candidacyId)}.`,
  channel: 'JUDGE_ELECTIONS',
};
