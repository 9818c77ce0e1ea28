import { printRational } from '../../kernel';
import { rulesetOf, taxOf, wealthOf } from '../../round';
import type { RoundRuleset } from '../../rulesets';
import { clientSeedFields } from '../chance/resolvers';
import { gameOf } from '../snapshots/games';
import type { Resolvers } from '../generated/resolvers';
import { isRound } from '../snapshots/by-game';
import { printDateTime } from '../scalars/date-time';
import { globalIdOf } from '../nodes/sources';
import type { PlayerSource } from '../nodes/sources';
import { valuesOfPlayer } from '../values/sources';

/** Null if the ruleset has no tax, as in a dynasty. */
function taxed<T>(
  { snapshot, row }: PlayerSource,
  take: (ruleset: RoundRuleset, wealth: ReturnType<typeof wealthOf>) => T,
): T | null {
  if (!isRound(snapshot)) return null;
  const ruleset = rulesetOf(snapshot.state);
  return ruleset.income.tax === null ? null : take(ruleset, wealthOf(snapshot.state, row.id));
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
    idleSince: ({ row: { idleSinceMs } }) =>
      idleSinceMs === null ? null : printDateTime(idleSinceMs),
    reputable: ({ snapshot, row }) => gameOf(snapshot).isReputable(snapshot, row),
    reputableAt: ({ snapshot, row }) => printDateTime(gameOf(snapshot).reputableAt(snapshot, row)),
    balance: ({ snapshot, row }) => gameOf(snapshot).balanceOf(snapshot, row),
    holdings: ({ snapshot, row }) => gameOf(snapshot).holdingsOf(snapshot, row),
    wealth: (source) => taxed(source, (_ruleset, wealth) => printRational(wealth)),
    tax: (source) => taxed(source, taxOf),
    values: valuesOfPlayer,
    ...clientSeedFields,
  },
};
