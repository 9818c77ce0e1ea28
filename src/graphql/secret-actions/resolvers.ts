import { bidsOfAction, handOfAction, secretActionsOf, secretActionView } from '../../round';
import type { SecretActionView } from '../../round';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';
import { printDateTime } from '../scalars/date-time';
import { expectedAt } from '../snapshots/season-view';
import { bidSource, globalIdOf, handSource, playerOf, secretActionSource } from '../nodes/sources';
import type { SecretActionSource } from '../nodes/sources';
import { commitSecretAction, revealSecretAction, sealBids, sealHand } from './mutations';

/** A public field of a secret action. */
const field =
  <T>(take: (view: SecretActionView) => T) =>
  ({ row }: SecretActionSource): T =>
    take(secretActionView(row));

const isRevealed = ({ row }: SecretActionSource): boolean => row.revealedAtMs !== null;

function isOwner({ snapshot, row }: SecretActionSource, context: Context): boolean {
  const owner = snapshot.state.need('players', row.playerId).accountId;
  return readerAccountId(context) === owner;
}

export const secretActionResolvers: Resolvers = {
  Mutation: { commitSecretAction, revealSecretAction, sealBids, sealHand },
  Round: {
    secretActions: async (source, { week, playerId }) => {
      const snapshot = await source.snapshot();
      const player =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return secretActionsOf(snapshot.state, orNull(week), player).map((row) =>
        secretActionSource(snapshot, row),
      );
    },
  },
  SecretAction: {
    id: globalIdOf,
    player: ({ snapshot, row }) => playerOf(snapshot, row.playerId),
    kind: field(({ kind }) => kind),
    sha256: field(({ sha256 }) => sha256),
    committedAt: field(({ committedAtMs }) => printDateTime(committedAtMs)),
    maturesAt: ({ snapshot, row }) => printDateTime(expectedAt(snapshot, row.maturesAtMs)),
    revealsAt: ({ snapshot, row }) => printDateTime(expectedAt(snapshot, row.revealsAtMs)),
    week: field(({ week }) => week),
    status: field(({ status }) => status),
    failure: field(({ failure }) => failure),
    revealedAt: field(({ revealedAtMs }) =>
      revealedAtMs === null ? null : printDateTime(revealedAtMs),
    ),
    text: field(({ text }) => text),
    bids: (source) =>
      isRevealed(source)
        ? bidsOfAction(source.snapshot.state, source.row.id).map((row) =>
            bidSource(source.snapshot, row),
          )
        : [],
    hand: (source) => {
      const row = isRevealed(source) ? handOfAction(source.snapshot.state, source.row.id) : null;
      return row === null ? null : handSource(source.snapshot, row);
    },
    custody: async (source, _args, context) => {
      if (!isOwner(source, context)) return null;
      const { record } = source.snapshot;
      const kept = await context.deps.engine.entrusted(record.id, source.row.id);
      return kept === null ? 'OWN' : 'ENTRUSTED';
    },
    entrustedText: async (source, _args, context) => {
      if (!isOwner(source, context) || isRevealed(source)) return null;
      const { record } = source.snapshot;
      return (await context.deps.engine.entrusted(record.id, source.row.id))?.text ?? null;
    },
  },
};
