import type { RoundReading } from '../../engine';
import type { EffectFailure } from '../../round';
import type { Resolvers } from '../generated/resolvers';
import { proposalSource, secretActionSource } from '../sources';
import type { ProposalSource } from '../sources';
import { eventFields, playerField, transfersField } from './event-fields';

const proposalField = {
  proposal: ({
    reading,
    event,
  }: {
    readonly reading: RoundReading;
    readonly event: { readonly proposalId: string };
  }): ProposalSource => proposalSource(reading, reading.state.need('proposals', event.proposalId)),
};

const failureOf = (
  reading: RoundReading,
  failure: EffectFailure | null,
): { readonly reading: RoundReading; readonly failure: EffectFailure } | null =>
  failure === null ? null : { reading, failure };

/** Of proposals, and of what their adoption leaves behind. */
export const proposalEventResolvers: Resolvers = {
  ProposalSubmitted: { ...eventFields, ...proposalField, ...playerField, ...transfersField },
  ProposalRetracted: { ...eventFields, ...proposalField, ...playerField, ...transfersField },
  VoteCast: {
    ...eventFields,
    ...proposalField,
    ...playerField,
    vote: ({ event }) => event.vote,
  },
  ProposalAdopted: {
    ...eventFields,
    ...proposalField,
    ...transfersField,
    tally: ({ event }) => event,
    revision: ({ reading, event: { revision } }) =>
      revision === null ? null : reading.state.need('revisions', `r${revision.revision}`),
    failure: ({ reading, event }) => failureOf(reading, event.failure),
  },
  ProposalRejected: { ...eventFields, ...proposalField, tally: ({ event }) => event },
  SecretActionsMatured: {
    ...eventFields,
    secretActions: ({ reading, event }) =>
      event.actionIds.map((id) =>
        secretActionSource(reading, reading.state.need('secretActions', id)),
      ),
  },
};
