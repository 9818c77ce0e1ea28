import { printRational } from '../../kernel';
import {
  holdingsView,
  isReputable,
  ownerOf,
  reputableAt,
  rulesetOf,
  taxOf,
  wealthOf,
} from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { connectionFields } from '../page-resolvers';
import { printDateTime } from '../scalars/date-time';
import { globalIdOf } from '../sources';
import type { PlayerSource } from '../sources';

/** Null where the ruleset takes no tax. */
function taxed<T>(
  { reading: { state }, row }: PlayerSource,
  take: (wealth: ReturnType<typeof wealthOf>) => T,
): T | null {
  return rulesetOf(state).income.tax === null ? null : take(wealthOf(state, row.id));
}

export const playerResolvers: Resolvers = {
  Player: {
    id: globalIdOf,
    name: ({ row }) => row.name,
    account: async ({ row }, _args, { accountsById }) => {
      const account = await accountsById.get(row.accountId);
      if (account === null) throw new Error('a player has no account');
      return account;
    },
    joinedAt: ({ row }) => printDateTime(row.joinedAtMs),
    leftAt: ({ row: { leftAtMs } }) => (leftAtMs === null ? null : printDateTime(leftAtMs)),
    reputable: ({ reading, row }) => isReputable(reading.state, row, reading.now),
    reputableAt: ({ reading, row }) => printDateTime(reputableAt(reading.state, row)),
    holdings: ({ reading, row }) => holdingsView(reading.state, ownerOf(row.id)),
    wealth: (source) => taxed(source, printRational),
    tax: (source) => taxed(source, (wealth) => taxOf(rulesetOf(source.reading.state), wealth)),
  },
  PlayerConnection: connectionFields,
};
