import type { RoundReading } from '../../engine';
import { playerId } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { Clause, ClauseTerms, ContractPartyRow, RoundEvent, Share } from '../../round';
import type { EventSource } from '../events/event-source';
import { contractChangeSource, contractSource, playerOf } from '../sources';
import type { ContractChangeSource, ContractSource, Done, PlayerSource } from '../sources';

type SourceOf<T extends RoundEvent['type']> = EventSource<
  Extract<RoundEvent, { readonly type: T }>
>;
export type ContractOfferedSource = SourceOf<'ContractOffered'>;
export type ContractAcceptedSource = SourceOf<'ContractAccepted'>;
export type ContractDeclinedSource = SourceOf<'ContractDeclined'>;
export type ContractCancelledSource = SourceOf<'ContractCancelled'>;
export type ContractDepositedSource = SourceOf<'ContractDeposited'>;
export type ContractPaidSource = SourceOf<'ContractPaid'>;
export type ContractChangeProposedSource = SourceOf<'ContractChangeProposed'>;
export type ContractChangeConsentedSource = SourceOf<'ContractChangeConsented'>;
export type ContractChangeDroppedSource = SourceOf<'ContractChangeDropped'>;
export type ContractAmendedSource = SourceOf<'ContractAmended'>;
export type ContractEndedSource = SourceOf<'ContractEnded'>;
export type ContractPartyLeftSource = SourceOf<'ContractPartyLeft'>;
export type ContractDissolvedSource = SourceOf<'ContractDissolved'>;

type Part<P> = { readonly reading: RoundReading } & P;
export type PartySource = Part<{ readonly party: ContractPartyRow }>;
export type ShareSource = Part<{ readonly share: Share }>;
/** One that is only proposed has no number. */
export type ClauseSource = Part<{ readonly clause: Clause | ClauseTerms }>;
export type ClauseItemSource = Part<{ readonly limit: ClauseTerms['items'][number] }>;

/** The contract that the caller knows to be there. */
export const contractOf = (reading: RoundReading, id: string): ContractSource =>
  contractSource(reading, reading.state.need('contracts', id));

export const changeOf = (reading: RoundReading, id: string): ContractChangeSource =>
  contractChangeSource(reading, reading.state.need('contractChanges', id));

export const contractOfDone = ({ reading, subject }: Done): ContractSource | null =>
  reading === null || subject === null ? null : contractOf(reading, subject);

export const playersOf = (reading: RoundReading, ids: readonly PlayerId[]): PlayerSource[] =>
  ids.map((id) => playerOf(reading, playerId(id)));
