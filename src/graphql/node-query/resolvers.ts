import { isRound } from '../snapshots/by-game';
import { accountId, seasonId } from '../../kernel';
import type { Identity, SeasonSnapshot, Token } from '../../engine';
import type { SignedIn } from '../../accounts';
import { readSeason, needAllScopes, readingViewer, readSeenPosition } from '../context/access';
import type { Context } from '../context/context';
import type { Resolvers } from '../generated/resolvers';
import { parseId } from '../ids/global-ids';
import type { ParsedId } from '../ids/global-ids';
import { findEvent } from './find-event';
import { findRow } from '../nodes/find-row';
import type { NodeSource } from '../nodes/find-row';
import { SeasonSource, seasonType } from '../snapshots/season-source';
import { tableType } from '../nodes/sources';
import { findDelivery, findWebhook } from '../webhooks/access';

async function findNode(id: string, atLeast: number, context: Context): Promise<NodeSource | null> {
  const viewer = readingViewer(context);
  const named = parseId(id);
  if (named === null) return null;
  if (named.type === 'Account') return context.accountsById.get(accountId(named.id));
  if (named.type === 'Viewer') return viewer?.account.id === named.id ? viewer : null;
  if (named.type === 'AccessToken') return findToken(named.id, viewer, context);
  if (named.type === 'Identity') return findIdentity(named.id, viewer, context);
  if (named.type === 'Webhook') return findWebhook(context, named.id);
  if (named.type === 'WebhookDelivery') {
    return findDelivery(context, named.webhookId, named.number);
  }
  if (named.type === 'SeasonViewer' && viewer?.account.id !== named.accountId) return null;
  if (named.type === 'Event') return findEvent(context, named.seasonId, named.seq, atLeast);
  const season = 'seasonId' in named ? named.seasonId : seasonId(named.id);
  return readSeason(
    context,
    season,
    viewer?.account.id ?? null,
    (snapshot) => nodeIn(snapshot, named),
    readSeenPosition(atLeast),
  );
}

function nodeIn(snapshot: SeasonSnapshot, named: ParsedId): NodeSource | null {
  if (named.type === 'Auction' || named.type === 'JudgeOffice') {
    return isRound(snapshot) ? { type: named.type, snapshot } : null;
  }
  if (named.type === 'SeasonViewer') {
    return { type: named.type, snapshot, accountId: named.accountId };
  }
  return 'localId' in named
    ? findRow(snapshot, named.type, named.localId)
    : SeasonSource.of<SeasonSnapshot>(snapshot);
}

/** Finds a token of the viewer; throws if the viewer's own token lacks a scope. */
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

/** Finds an identity of the viewer; throws if the viewer's own token lacks a scope. */
async function findIdentity(
  id: string,
  viewer: SignedIn | null,
  { deps }: Context,
): Promise<Identity | null> {
  if (viewer === null) return null;
  needAllScopes(viewer);
  const identities = await deps.accounts.identitiesOf(viewer.account.id);
  return identities.find((identity) => identity.id === id) ?? null;
}

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, context) => findNode(id, 0, context),
    nodeAtLeast: (_root, { id, atLeast }, context) => findNode(id, atLeast, context),
    nodeAsOf: (_root, { id, atLeast }, context) => findNode(id, atLeast, context),
  },
  Node: {
    __resolveType: (source) => {
      if (source instanceof SeasonSource) return seasonType(source);
      if ('type' in source) return source.type === 'Table' ? tableType(source) : source.type;
      if ('token' in source) return 'Viewer';
      if ('webhook' in source) return 'Webhook';
      if ('messageId' in source) return 'WebhookDelivery';
      if ('subject' in source) return 'Identity';
      return 'scopes' in source ? 'AccessToken' : 'Account';
    },
  },
};
