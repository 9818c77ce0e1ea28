import { readLocalOf } from '../input/locals';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const consentToContractChange: MutationField<'consentToContractChange'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'ConsentToContractChange',
    changeId: readLocalOf(seasonId, 'ContractChange', 'changeId', input.changeId),
    consent: input.consent ?? true,
  }));
