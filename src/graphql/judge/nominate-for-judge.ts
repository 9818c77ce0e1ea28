import { LONGEST_MESSAGE } from '../../round';
import { readWords } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const nominateForJudge: MutationField<'nominateForJudge'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'NominateForJudge',
    text: readWords('text', input.text, LONGEST_MESSAGE),
  }));
