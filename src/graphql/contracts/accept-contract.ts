import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const acceptContract: MutationField<'acceptContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AcceptContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
  }));
