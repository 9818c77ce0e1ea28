import type { SecretActionKind } from '../../round';
import type { Resolvers } from '../generated/resolvers';

const ofKind = {
  actionKind: ({ event }: { readonly event: { readonly kind: SecretActionKind } }) => event.kind,
};

export const secretActionEventResolvers = {
  SecretActionCommitted: ofKind,
  SecretActionRevealed: { ...ofKind, revealed: ({ event }) => event.text },
  SecretActionFailed: ofKind,
} satisfies Resolvers;
