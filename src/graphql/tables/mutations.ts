import { readOptionalTableOf, readTableOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import { readClientSeed, readList } from '../input/checks';
import { readItem } from '../input/cards';

export const sitDown: MutationField<'sitDown'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'SitDown',
    tableId: readOptionalTableOf(seasonId, 'tableId', input.tableId),
  }));

export const standUp: MutationField<'standUp'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({ type: 'StandUp' }));

export const playSlots: MutationField<'playSlots'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'PlaySlots',
    clientSeed: readClientSeed(input.clientSeed),
  }));

export const proposeWar: MutationField<'proposeWar'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'ProposeWar',
    tableId: readOptionalTableOf(seasonId, 'tableId', input.tableId),
    wager: readList('wager', input.wager, 1).map((item, index) => readItem(`wager.${index}`, item)),
  }));

export const agreeToWar: MutationField<'agreeToWar'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AgreeToWar',
    tableId: readTableOf(seasonId, 'tableId', input.tableId),
    terms: input.terms,
    clientSeed: readClientSeed(input.clientSeed),
  }));
