import { readItem } from '../input/cards';
import { readList } from '../input/checks';
import { readOptionalTableOf } from '../input/tables';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const proposeWar: MutationField<'proposeWar'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'ProposeWar',
    tableId: readOptionalTableOf(seasonId, 'tableId', input.tableId),
    wager: readList('wager', input.wager, 1).map((item, index) => readItem(`wager.${index}`, item)),
  }));
