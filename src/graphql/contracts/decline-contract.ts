import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const declineContract: MutationField<'declineContract'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DeclineContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
  }));
