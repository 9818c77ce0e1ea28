import type { AccountId } from '../../../kernel';
import type { Account } from '../../../engine';
import type { Context } from '../../context/context';
import type { Resolvers } from '../../generated/resolvers';
import { readPlayerOf } from '../../input/local-ids';
import type { MutationField } from '../../mutations/mutation-field';
import { printDateTime } from '../../scalars/date-time';
import { playerOf } from '../../nodes/sources';
import { submitToItsDynasty, submitToSeason } from '../../mutations/submit';

const handOnHost: MutationField<'handOnHost'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, ({ seasonId }) => ({
    type: 'HandOnHost',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
    stay: input.stay ?? false,
  }));

const shareHost: MutationField<'shareHost'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, ({ seasonId }) => ({
    type: 'ShareHost',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

const unshareHost: MutationField<'unshareHost'> = (_root, { input }, context) =>
  submitToSeason(context, 'HOST', input, ({ seasonId }) => ({
    type: 'UnshareHost',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

const handOnDealer: MutationField<'handOnDealer'> = (_root, { input }, context) =>
  submitToItsDynasty(context, 'HOST', input, ({ seasonId }) => ({
    type: 'HandOnDealer',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));

/** Accounts are never removed: a deleted account keeps its row. */
async function need({ accountsById }: Context, id: AccountId): Promise<Account> {
  const account = await accountsById.get(id);
  if (account === null) throw new Error('whoever hosts a season has an account');
  return account;
}

export const hostingResolvers: Resolvers = {
  Mutation: { handOnHost, shareHost, unshareHost, handOnDealer },
  Hosting: {
    hosts: ({ accountIds }, _args, context) =>
      Promise.all(accountIds.map((id) => need(context, id))),
    actedAt: ({ actedAtMs }) => printDateTime(actedAtMs),
    awayAt: ({ awayAtMs }) => (awayAtMs === null ? null : printDateTime(awayAtMs)),
  },
};

export const hostingEventResolvers = {
  HostHandedOn: {
    stays: ({ snapshot, event: { staysId } }) =>
      staysId === null ? null : playerOf(snapshot, staysId),
  },
} satisfies Resolvers;
