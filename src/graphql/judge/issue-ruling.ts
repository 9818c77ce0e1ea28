import { LONGEST_JUSTICE_TEXT } from '../../round';
import { orNull, readWords } from '../input/checks';
import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { needEntries, readCited } from './cited';

export const issueRuling: MutationField<'issueRuling'> = async (_root, { input }, context) => {
  await needEntries(context, input);
  return submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'IssueRuling',
    requestId: readLocalOf(seasonId, 'JusticeRequest', 'requestId', input.requestId),
    verdict: orNull(input.verdict),
    text: readWords('text', input.text, LONGEST_JUSTICE_TEXT),
    ...readCited(input),
  }));
};
