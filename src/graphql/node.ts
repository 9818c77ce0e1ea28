import { accountId, seasonId } from '../kernel';
import type { Reading, Token } from '../engine';
import type { SignedIn } from '../accounts';
import { answerFrom, needAllScopes, reader, readSeen } from './access';
import type { Context } from './context';
import type { Resolvers } from './generated/resolvers';
import { parseId } from './ids';
import type { Named } from './ids';
import { findRow } from './rows';
import type { NodeSource } from './rows';
import { SeasonSource, seasonType } from './seasons/season-source';
import { tableType } from './tables/sources';

async function findNode(
  { id, atLeast }: { readonly id: string; readonly atLeast?: number | null | undefined },
  context: Context,
): Promise<NodeSource | null> {
  const viewer = reader(context);
  const named = parseId(id);
  if (named === null) return null;
  if (named.type === 'Account') return context.accountsById.get(accountId(named.id));
  if (named.type === 'AccessToken') return findToken(named.id, viewer, context);
  const season = 'localId' in named ? named.seasonId : seasonId(named.id);
  return answerFrom(
    context,
    season,
    viewer?.account.id ?? null,
    (reading) => nodeIn(reading, named),
    readSeen(atLeast),
  );
}

const nodeIn = (reading: Reading, named: Named): NodeSource | null =>
  'localId' in named
    ? findRow(reading, named.type, named.localId)
    : SeasonSource.of<Reading>(reading);

/** Only the viewer's own; to see tokens needs what listing them does. */
async function findToken(
  id: string,
  viewer: SignedIn | null,
  { deps }: Context,
): Promise<Token | null> {
  if (viewer === null) return null;
  needAllScopes(viewer);
  const tokens = await deps.accounts.tokensOf(viewer.account.id);
  return tokens.find((token) => token.id === id) ?? null;
}

export const nodeResolvers: Resolvers = {
  Query: { node: (_root, asked, context) => findNode(asked, context) },
  Node: {
    __resolveType: (source) => {
      if (source instanceof SeasonSource) return seasonType(source);
      if ('type' in source) return source.type === 'Table' ? tableType(source) : source.type;
      return 'scopes' in source ? 'AccessToken' : 'Account';
    },
  },
};
