import { eventFields, playerField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { say } from './say';

export const wordResolvers: Resolvers = {
  Mutation: { say },
  Said: { ...eventFields, ...playerField, message: ({ event }) => event.message },
};
