import { readOptionalTableOf } from '../input/tables';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const sitDown: MutationField<'sitDown'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SitDown',
    tableId: readOptionalTableOf(seasonId, 'tableId', input.tableId),
  }));
