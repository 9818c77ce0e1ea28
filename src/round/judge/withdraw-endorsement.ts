/** An endorsement can be withdrawn until the week ends [Judges; ruling W4]. */
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import { nameOf } from '../model/wording';
import { RULE } from './bench';
import type { WithdrawEndorsement } from './commands';
import { candidateName, endorsementId, candidacyPlayers } from './endorsements';
import type { EndorsementWithdrawn } from './events';

export const withdrawEndorsement = byPlayer<WithdrawEndorsement, 'candidacyId'>(
  candidacyPlayers({
    description: 'Withdraw your endorsement.',
    event: 'EndorsementWithdrawn',
    unless: (endorsed, candidacyId) =>
      endorsed ? null : refuse('NOT_ENDORSED', RULE, { candidacyId }),
  }),
);

export const endorsementWithdrawn: RoundEventRecord<EndorsementWithdrawn> = {
  evolve: (state, { event: { candidacyId, playerId } }) => {
    state.remove('endorsements', endorsementId(candidacyId, playerId));
  },
  facts: (state, { playerId, candidacyId }) => ({
    player: nameOf(state, playerId),
    candidate: candidateName(state, candidacyId),
  }),
  text: (state, { playerId, candidacyId }) =>
    `${nameOf(state, playerId)} no longer endorses ${candidateName(state, candidacyId)}.`,
  channel: 'JUDGE_ELECTIONS',
};
