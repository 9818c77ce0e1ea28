import { LONGEST_PROPOSAL, LONGEST_TITLE } from '../../season';
import { readName, readWords } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';
import { readEffects } from './read-effects';

export const submitProposal: MutationField<'submitProposal'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => {
    const text = readWords('text', input.text ?? '', LONGEST_PROPOSAL);
    return {
      type: 'SubmitProposal',
      class: input.class ?? null,
      title: readName('title', input.title, LONGEST_TITLE),
      text,
      effects: readEffects(seasonId, input.effects ?? [], text),
    };
  });
