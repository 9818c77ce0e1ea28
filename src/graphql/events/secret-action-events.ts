import type { RoundReading } from '../../engine';
import type { SecretActionKind } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { secretActionSource } from '../sources';
import type { SecretActionSource } from '../sources';
import { eventFields, playerField } from './event-fields';

type OfAction = {
  readonly reading: RoundReading;
  readonly event: { readonly actionId: string; readonly kind: SecretActionKind };
};

const actionFields = {
  secretAction: ({ reading, event }: OfAction): SecretActionSource =>
    secretActionSource(reading, reading.state.need('secretActions', event.actionId)),
  actionKind: ({ event }: OfAction): SecretActionKind => event.kind,
};

/** Of secret actions, bids and hands alike. */
export const secretActionEventResolvers: Resolvers = {
  SecretActionCommitted: {
    ...eventFields,
    ...playerField,
    ...actionFields,
    sha256: ({ event }) => event.sha256,
  },
  SecretActionRevealed: {
    ...eventFields,
    ...playerField,
    ...actionFields,
    revealed: ({ event }) => event.text,
  },
  SecretActionFailed: {
    ...eventFields,
    ...playerField,
    ...actionFields,
    reason: ({ event }) => event.reason,
  },
};
