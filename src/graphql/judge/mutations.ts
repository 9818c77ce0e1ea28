import { LONGEST_MESSAGE, LONGEST_JUSTICE_TEXT } from '../../round';
import { readWords, orNull } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readLocalOf, readPlayerOf } from '../input/local-ids';
import { needEntries, readCitations } from './read-citations';

export const nominateForJudge: MutationField<'nominateForJudge'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'NominateForJudge',
    text: readWords('text', input.text, LONGEST_MESSAGE),
  }));

export const endorseCandidate: MutationField<'endorseCandidate'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'EndorseCandidate',
    candidacyId: readLocalOf(seasonId, 'Candidacy', 'candidacyId', input.candidacyId),
  }));

export const withdrawEndorsement: MutationField<'withdrawEndorsement'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'WithdrawEndorsement',
    candidacyId: readLocalOf(seasonId, 'Candidacy', 'candidacyId', input.candidacyId),
  }));

export const appointJudge: MutationField<'appointJudge'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'AppointJudge',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

export const resignAsJudge: MutationField<'resignAsJudge'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'ResignAsJudge' }));

export const assentToJudgeRemoval: MutationField<'assentToJudgeRemoval'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AssentToJudgeRemoval',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

export const requestJustice: MutationField<'requestJustice'> = async (
  _root,
  { input },
  context,
) => {
  await needEntries(context, input);
  return submit(context, 'PLAY', input, () => ({
    type: 'RequestJustice',
    kind: input.kind,
    text: readWords('text', input.text, LONGEST_JUSTICE_TEXT),
    ...readCitations(input),
  }));
};

export const issueRuling: MutationField<'issueRuling'> = async (_root, { input }, context) => {
  await needEntries(context, input);
  return submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'IssueRuling',
    requestId: readLocalOf(seasonId, 'JusticeRequest', 'requestId', input.requestId),
    verdict: orNull(input.verdict),
    text: readWords('text', input.text, LONGEST_JUSTICE_TEXT),
    ...readCitations(input),
  }));
};

export const overturnRuling: MutationField<'overturnRuling'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OverturnRuling',
    rulingId: readLocalOf(seasonId, 'Ruling', 'rulingId', input.rulingId),
  }));

export const callConfidenceVote: MutationField<'callConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CallConfidenceVote',
    rulingId: readLocalOf(seasonId, 'Ruling', 'rulingId', input.rulingId),
  }));

export const castConfidenceVote: MutationField<'castConfidenceVote'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CastConfidenceVote',
    voteId: readLocalOf(seasonId, 'ConfidenceVote', 'confidenceVoteId', input.confidenceVoteId),
    choice: input.choice,
  }));
