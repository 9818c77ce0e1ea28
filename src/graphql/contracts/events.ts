import type { RoundReading } from '../../engine';
import { eventFields, playerField, transfersField } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import type { ContractChangeSource, ContractSource } from '../sources';
import { changeOf, contractOf } from './contract-source';

type Of<E> = { readonly reading: RoundReading; readonly event: E };

const fields = {
  ...eventFields,
  contract: ({ reading, event }: Of<{ readonly contractId: string }>): ContractSource =>
    contractOf(reading, event.contractId),
};
const change = {
  change: ({ reading, event }: Of<{ readonly changeId: string }>): ContractChangeSource =>
    changeOf(reading, event.changeId),
};

export const contractEventResolvers: Resolvers = {
  ContractOffered: fields,
  ContractAccepted: { ...fields, ...playerField, begins: ({ event }) => event.begins },
  ContractDeclined: { ...fields, ...playerField },
  ContractCancelled: { ...fields, ...playerField },
  ContractDeposited: { ...fields, ...playerField, ...transfersField },
  ContractPaid: {
    ...fields,
    ...playerField,
    ...transfersField,
    clause: ({ event }) => event.clause,
  },
  ContractChangeProposed: { ...fields, ...playerField, ...change },
  ContractChangeConsented: { ...fields, ...playerField, ...change },
  ContractChangeDropped: { ...fields, ...change, reason: ({ event }) => event.reason },
  ContractAmended: { ...fields, ...change },
  ContractEnded: { ...fields, ...change, ...transfersField },
  ContractPartyLeft: { ...fields, ...playerField },
  ContractDissolved: { ...fields, ...transfersField },
};
