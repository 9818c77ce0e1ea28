import { readClientSeed } from '../input/client-seed';
import { readTableOf } from '../input/tables';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const agreeToWar: MutationField<'agreeToWar'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AgreeToWar',
    tableId: readTableOf(seasonId, 'tableId', input.tableId),
    terms: input.terms,
    clientSeed: readClientSeed(input.clientSeed),
  }));
