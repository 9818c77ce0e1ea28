/** A player reacts to the message of a candidate, their own too [Judges; ruling W4]. */
import { unlessRunning } from '../ground/access';
import { weekEnd } from '../calendar/boundary';
import { byPlayer } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { nameOf } from '../ground/wording';
import { RULE } from './bench';
import type { EndorseCandidate } from './commands';
import {
  candidateName,
  endorsementId,
  endorses,
  standingCandidacies,
  unlessStanding,
} from './endorsements';
import type { CandidateEndorsed } from './events';

export const endorseCandidate = byPlayer<EndorseCandidate, 'candidacyId'>({
  rule: RULE,
  refuses: ({ state }, { id }, { candidacyId }) =>
    unlessRunning(state, RULE) ??
    unlessStanding(state, candidacyId) ??
    (endorses(state, id, candidacyId) ? refuse('ALREADY_ENDORSED', RULE, { candidacyId }) : null),
  offers: ({ state, now }) =>
    standingCandidacies(state).map(({ id }) => ({
      description: 'Endorse a candidate.',
      known: { candidacyId: id },
      untilMs: weekEnd(state, now),
    })),
  decide: (turn, { id: playerId }, { candidacyId }) => {
    turn.emit({ type: 'CandidateEndorsed', candidacyId, playerId });
    return null;
  },
  made: (event) => (event.type === 'CandidateEndorsed' ? event.candidacyId : null),
});

export const candidateEndorsed: RoundEventRecord<CandidateEndorsed> = {
  evolve: (state, { event: { candidacyId, playerId } }) => {
    state.put('endorsements', { id: endorsementId(candidacyId, playerId), candidacyId, playerId });
  },
  text: (state, { playerId, candidacyId }) =>
    `${nameOf(state, playerId)} endorsed ${candidateName(state, candidacyId)}.`,
  channel: 'JUDGE_ELECTIONS',
};
