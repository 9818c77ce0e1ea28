import { readItems } from '../input/cards';
import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const withdrawFromContract: MutationField<'withdrawFromContract'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'WithdrawFromContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
    clause: input.clause,
    items: readItems('items', input.items, 1),
  }));
