import type { SecretActionKind } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import type { LocalIds } from '../ids';
import type { RoundReading } from '../reading';
import { secretActionSource } from '../sources';
import type { SecretActionSource } from '../sources';

type OfAction = {
  readonly reading: RoundReading;
  readonly event: { readonly actionId: LocalIds['SecretAction']; readonly kind: SecretActionKind };
};

const actionFields = {
  secretAction: ({ reading, event }: OfAction): SecretActionSource =>
    secretActionSource(reading, reading.state.need('secretActions', event.actionId)),
  actionKind: ({ event }: OfAction): SecretActionKind => event.kind,
};

type OfActions = {
  readonly reading: RoundReading;
  readonly event: { readonly actionIds: readonly LocalIds['SecretAction'][] };
};
const secretActions = ({ reading, event }: OfActions): SecretActionSource[] =>
  event.actionIds.map((id) => secretActionSource(reading, reading.state.need('secretActions', id)));

export const secretActionEventResolvers = {
  SecretActionCommitted: actionFields,
  SecretActionRevealed: { ...actionFields, revealed: ({ event }) => event.text },
  SecretActionFailed: actionFields,
  SecretActionsMatured: { secretActions },
  RevelationOpened: { secretActions },
  RevelationWarned: { secretActions },
} satisfies Resolvers;
