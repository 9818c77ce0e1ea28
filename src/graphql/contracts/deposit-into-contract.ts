import { readItems } from '../input/cards';
import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const depositIntoContract: MutationField<'depositIntoContract'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DepositIntoContract',
    contractId: readLocalOf(seasonId, 'Contract', 'contractId', input.contractId),
    items: readItems('items', input.items, 1),
  }));
