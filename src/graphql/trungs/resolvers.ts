import { readAtMost } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';
import type { Resolvers } from '../generated/resolvers';

const tradeInTrungs: MutationField<'tradeInTrungs'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, () => ({
    type: 'TradeInTrungs',
    exchange: input.exchange,
    times: readAtMost('times', input.times ?? 1, 1_000),
  }));

export const trungResolvers: Resolvers = { Mutation: { tradeInTrungs } };
