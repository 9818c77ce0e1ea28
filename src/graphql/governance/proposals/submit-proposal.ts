import { LONGEST_PROPOSAL, LONGEST_TITLE } from '../../../season';
import type { SubmitProposalOf } from '../../../season';
import type { SubmitProposalInput } from '../../generated/resolvers';
import { isDynastyId } from '../../ids/global-ids';
import { readName, readWords } from '../../input/checks';
import type { MutationField } from '../../mutations/mutation-field';
import { submit, submitToItsDynasty } from '../../mutations/submit';
import { readDynastyEffects } from './read-dynasty-effects';
import { readEffects } from './read-effects';

export const submitProposal: MutationField<'submitProposal'> = (_root, { input }, context) =>
  isDynastyId(input.seasonId)
    ? submitToItsDynasty(context, 'PLAY', input, ({ seasonId }) =>
        commandOf(input, (text) => readDynastyEffects(seasonId, input.effects ?? [], text)),
      )
    : submit(context, 'PLAY', input, ({ seasonId }) =>
        commandOf(input, (text) => readEffects(seasonId, input.effects ?? [], text)),
      );

function commandOf<Effect>(
  input: SubmitProposalInput,
  readEffectsOf: (text: string) => readonly Effect[],
): SubmitProposalOf<Effect> {
  const text = readWords('text', input.text ?? '', LONGEST_PROPOSAL);
  return {
    type: 'SubmitProposal',
    class: input.class ?? null,
    title: readName('title', input.title, LONGEST_TITLE),
    text,
    effects: readEffectsOf(text),
  };
}
