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

/** A field of what everybody may see. */
const field =
  <T>(take: (view: SecretActionView) => T) =>
  ({ row }: SecretActionSource): T =>
    take(secretActionView(row));

const isRevealed = ({ row }: SecretActionSource): boolean => row.revealedAtMs !== null;

function isOwner({ reading, row }: SecretActionSource, context: Context): boolean {
  const owner = reading.state.need('players', row.playerId).accountId;
  return readerAccountId(context) === owner;
}

export const secretActionResolvers: Resolvers = {
  Mutation: { commitSecretAction, revealSecretAction, sealBids, sealHand },
  Round: {
    secretActions: async (source, { week, playerId }) => {
      const reading = await source.reading();
      const player =
        typeof playerId === 'string' ? readPlayerOf(source.record.id, 'playerId', playerId) : null;
      return secretActionsOf(reading.state, orNull(week), player).map((row) =>
        secretActionSource(reading, row),
      );
    },
  },
  SecretAction: {
    id: globalIdOf,
    player: ({ reading, row }) => playerOf(reading, row.playerId),
    kind: field(({ kind }) => kind),
    sha256: field(({ sha256 }) => sha256),
    committedAt: field(({ committedAtMs }) => printDateTime(committedAtMs)),
    maturesAt: ({ reading, row }) => printDateTime(expectedAt(reading, row.maturesAtMs)),
    revealsAt: ({ reading, row }) => printDateTime(expectedAt(reading, row.revealsAtMs)),
    week: field(({ week }) => week),
    status: field(({ status }) => status),
    failure: field(({ failure }) => failure),
    revealedAt: field(({ revealedAtMs }) =>
      revealedAtMs === null ? null : printDateTime(revealedAtMs),
    ),
    text: field(({ text }) => text),
    bids: (source) =>
      isRevealed(source)
        ? bidsOfAction(source.reading.state, source.row.id).map((row) =>
            bidSource(source.reading, row),
          )
        : [],
    hand: (source) => {
      const row = isRevealed(source) ? handOfAction(source.reading.state, source.row.id) : null;
      return row === null ? null : handSource(source.reading, row);
    },
    custody: async (source, _args, context) => {
      if (!isOwner(source, context)) return null;
      const { record } = source.reading;
      const kept = await context.deps.engine.entrusted(record.id, source.row.id);
      return kept === null ? 'OWN' : 'ENTRUSTED';
    },
    entrustedText: async (source, _args, context) => {
      if (!isOwner(source, context) || isRevealed(source)) return null;
      const { record } = source.reading;
      return (await context.deps.engine.entrusted(record.id, source.row.id))?.text ?? null;
    },
  },
};
