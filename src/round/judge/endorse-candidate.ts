/** A player reacts to the message of a candidate, possibly the player's own [Judges; ruling W4]. */
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import { nameOf } from '../model/wording';
import { RULE } from './bench';
import type { EndorseCandidate } from './commands';
import { candidateName, endorsementId, candidacyPlayers } from './endorsements';
import type { CandidateEndorsed } from './events';

export const endorseCandidate = byPlayer<EndorseCandidate, 'candidacyId'>(
  candidacyPlayers({
    description: 'Endorse a candidate.',
    event: 'CandidateEndorsed',
    unless: (endorsed, candidacyId) =>
      endorsed ? refuse('ALREADY_ENDORSED', RULE, { candidacyId }) : null,
  }),
);

export const candidateEndorsed: RoundEventRecord<CandidateEndorsed> = {
  evolve: (state, { event: { candidacyId, playerId } }) => {
    state.put('endorsements', { id: endorsementId(candidacyId, playerId), candidacyId, playerId });
  },
  facts: (state, { playerId, candidacyId }) => ({
    player: nameOf(state, playerId),
    candidate: candidateName(state, candidacyId),
  }),
  text: (state, { playerId, candidacyId }) =>
    `${nameOf(state, playerId)} endorsed ${candidateName(state, candidacyId)}.`,
  channel: 'JUDGE_ELECTIONS',
};
