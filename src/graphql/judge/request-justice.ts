import { LONGEST_JUSTICE_TEXT } from '../../round';
import { readWords } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { needEntries, readCited } from './cited';

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
    ...readCited(input),
  }));
};
