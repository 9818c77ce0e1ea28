import { held, holdingsOf, printRational } from '../../kernel';
import { pegsOf } from '../../dynasty';
import {
  holdingsView,
  isReputable,
  ownerOf,
  reputableAt,
  rulesetOf,
  taxOf,
  wealthOf,
} from '../../round';
import type { RoundRuleset } from '../../rulesets';
import { clientSeedFields } from '../chance/client-seed-fields';
import { dynastyHolding } from '../dynasty/holdings';
import type { Resolvers } from '../generated/resolvers';
import { printDateTime } from '../scalars/date-time';
import { globalIdOf } from '../sources';
import type { PlayerSource } from '../sources';

/** Null where the ruleset takes no tax, as in a dynasty. */
function taxed<T>(
  { reading, row }: PlayerSource,
  take: (ruleset: RoundRuleset, wealth: ReturnType<typeof wealthOf>) => T,
): T | null {
  if (reading.kind !== 'ROUND') return null;
  const ruleset = rulesetOf(reading.state);
  return ruleset.income.tax === null ? null : take(ruleset, wealthOf(reading.state, row.id));
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
    // A dynasty knows no reputation: everybody has it from the start.
    reputable: ({ reading, row }) =>
      reading.kind !== 'ROUND' || isReputable(reading.state, row, reading.now),
    reputableAt: ({ reading, row }) =>
      printDateTime(reading.kind === 'ROUND' ? reputableAt(reading.state, row) : row.joinedAtMs),
    balance: ({ reading, row }) =>
      reading.kind === 'ROUND'
        ? held(reading.state, ownerOf(row.id), rulesetOf(reading.state).currency)
        : pegsOf(reading.state, row.id),
    holdings: ({ reading, row }) =>
      reading.kind === 'ROUND'
        ? holdingsView(reading.state, ownerOf(row.id))
        : holdingsOf(reading.state, ownerOf(row.id)).map(dynastyHolding),
    wealth: (source) => taxed(source, (_ruleset, wealth) => printRational(wealth)),
    tax: (source) => taxed(source, taxOf),
    ...clientSeedFields,
  },
};
