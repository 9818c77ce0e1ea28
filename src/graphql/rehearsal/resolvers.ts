import { instantOf, readList } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submitToSeason, submit } from '../mutations/submit';
import { readItem } from '../input/cards';
import { readPlayerOf } from '../input/local-ids';
import type { Resolvers } from '../generated/resolvers';

const advanceClock: MutationField<'advanceClock'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, () => ({
    type: 'AdvanceClock',
    toMs: instantOf(input.to),
  }));

const grantItems: MutationField<'grantItems'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'GrantItems',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
    items: readList('items', input.items, 1).map((item, index) => readItem(`items.${index}`, item)),
  }));

export const rehearsalResolvers: Resolvers = { Mutation: { advanceClock, grantItems } };
