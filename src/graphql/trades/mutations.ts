import { readItems } from '../input/cards';
import { readLocalOf, readPlayerOf } from '../input/local-ids';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const offerTrade: MutationField<'offerTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'OfferTrade',
    toId: readPlayerOf(seasonId, 'to', input.to),
    give: readItems('give', input.give, 0),
    get: readItems('get', input.get, 0),
    counterTo:
      typeof input.counterTo === 'string'
        ? readLocalOf(seasonId, 'Trade', 'counterTo', input.counterTo)
        : null,
  }));

export const acceptTrade: MutationField<'acceptTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AcceptTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));

export const declineTrade: MutationField<'declineTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'DeclineTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));

export const cancelTrade: MutationField<'cancelTrade'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'CancelTrade',
    tradeId: readLocalOf(seasonId, 'Trade', 'tradeId', input.tradeId),
  }));
