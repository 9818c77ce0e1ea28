import { accountId } from '../../kernel';
import type { AccountId, PlayerId } from '../../kernel';
import { GAMES } from '../../engine';
import type { Account, SeasonSnapshot, Standing } from '../../engine';
import { readerAccountId, readingViewer } from '../context/access';
import { badInput } from '../errors/fault';
import type { Resolvers } from '../generated/resolvers';
import { parseId } from '../ids/global-ids';
import { orNull } from '../input/checks';
import { seasonPage } from '../seasons/season-page';
import { playerOf } from '../nodes/sources';
import { resultsPage } from './results-page';

function readAccountId(field: string, text: string): AccountId {
  const named = parseId(text);
  if (named?.type === 'Account') return accountId(named.id);
  throw badInput(field, 'the id of an account');
}

/** True for a deleted account, whose profile shows nothing else. */
const isGone = ({ deletedAtMs }: Account): boolean => deletedAtMs !== null;

const standingOf = ({ kind, state }: SeasonSnapshot, player: PlayerId): Standing =>
  GAMES[kind].standingOf(state, player);

/** An account's public profile, with only the seasons that the viewer may see. */
export const profileResolvers: Resolvers = {
  Query: {
    account: (_root, { id }, context) => {
      readingViewer(context);
      return context.accountsById.get(readAccountId('id', id));
    },
  },
  Account: {
    seasons: (account, { kind, rehearsal, ...asked }, context) => {
      if (isGone(account)) return null;
      const only = orNull(kind);
      const filter = {
        of: account.id,
        visibleTo: readerAccountId(context),
        ...(typeof rehearsal === 'boolean' ? { rehearsal } : {}),
        ...(only === null ? {} : { kind: only }),
      };
      return seasonPage(context.deps, filter, asked);
    },
    results: (account, { kind, rehearsal, ...asked }, context) => {
      if (isGone(account)) return null;
      const only = orNull(kind);
      const filter = {
        of: account.id,
        visibleTo: readerAccountId(context),
        ...(typeof rehearsal === 'boolean' ? { rehearsal } : {}),
        ...(only === null ? {} : { kind: only }),
      };
      return resultsPage(context.deps, filter, asked);
    },
    record: async (account, { kind }, context) => {
      if (isGone(account)) return null;
      const { engine } = context.deps;
      const asked = { of: account.id, against: null, visibleTo: readerAccountId(context) };
      if (kind === 'DYNASTY') return { kind, ...(await engine.gameTally(asked)) };
      const { played, won } = await engine.seasonTally(kind, asked);
      return { kind, played, won, lost: null, drawn: null, resigned: null };
    },
    headToHead: async (account, args, context) => {
      const id = readAccountId('with', args.with);
      if (id === account.id) throw badInput('with', 'another account than this one');
      const opponent = await context.accountsById.get(id);
      if (opponent === null || isGone(opponent) || isGone(account)) return null;
      return { account, opponent };
    },
  },
  AccountResult: {
    player: async ({ season, playerId }) => playerOf(await season.snapshot(), playerId),
    standing: async ({ season, playerId }) => {
      const snapshot = await season.snapshot();
      const { row: player } = playerOf(snapshot, playerId);
      return { snapshot, player, standing: standingOf(snapshot, playerId) };
    },
  },
  AccountHeadToHead: {
    rounds: ({ account, opponent }, _args, context) => {
      const asked = { of: account.id, against: opponent.id, visibleTo: readerAccountId(context) };
      return context.deps.engine.seasonTally('ROUND', asked);
    },
    games: ({ account, opponent }, _args, context) => {
      const asked = { of: account.id, against: opponent.id, visibleTo: readerAccountId(context) };
      return context.deps.engine.gameTally(asked);
    },
  },
};
