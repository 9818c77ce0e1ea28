import { bidsOfAction, handOfAction, secretActionsOf } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { orNull } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';
import { bidSource, handSource, secretActionSource } from '../nodes/sources';
import type { SecretActionSource } from '../nodes/sources';
import { secretFieldsOf } from '../nodes/secret-fields';
import { commitSecretAction, revealSecretAction, sealBids, sealHand } from './mutations';

const isRevealed = ({ row }: SecretActionSource): boolean => row.revealedAtMs !== null;

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
    // A pause moves the dates of all actions that are settled together.
    ...secretFieldsOf<SecretActionSource>(() => true),
    kind: ({ row }) => row.kind,
    week: ({ row }) => row.week,
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
  },
};
