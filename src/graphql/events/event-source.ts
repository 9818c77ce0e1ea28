import { CLOCK } from '../../kernel';
import type { AccountId, Actor, Instant } from '../../kernel';
import type { JournalRow, Reading } from '../../engine';
import { seesEvent } from '../../round';
import type { Channel, Payment, RoundEvent, RoundEventType } from '../../round';
import type { Page } from '../page';

/** An event that the viewer may see, and the reading that its objects are resolved against. */
export type EventSource<E extends RoundEvent = RoundEvent> = {
  readonly type: E['type'];
  readonly seq: number;
  readonly atMs: Instant;
  readonly actor: Actor;
  readonly channel: Channel | null;
  readonly event: E;
  readonly reading: Reading;
};
/** One that the viewer may not see: nothing of it is here. */
export type HiddenEventSource = {
  readonly type: 'HiddenEvent';
  readonly seq: number;
  readonly atMs: Instant;
  readonly actor: Actor;
  readonly channel: null;
  readonly reading: Reading;
};
export type AnyEventSource = EventSource | HiddenEventSource;
export type EventPage = Page<AnyEventSource>;

export type ActorSource = { readonly reading: Reading; readonly actor: Actor };
export type PaymentSource = { readonly reading: Reading; readonly payment: Payment };

export type SourceOf<T extends RoundEventType> = EventSource<Extract<RoundEvent, { type: T }>>;
export type RoundCreatedSource = SourceOf<'RoundCreated'>;
export type RoundStartedSource = SourceOf<'RoundStarted'>;
export type RoundWonSource = SourceOf<'RoundWon'>;
export type RoundClosedSource = SourceOf<'RoundClosed'>;
export type InviteRotatedSource = SourceOf<'InviteRotated'>;
export type ClockAdvancedSource = SourceOf<'ClockAdvanced'>;
export type PlayerJoinedSource = SourceOf<'PlayerJoined'>;
export type PlayerLeftSource = SourceOf<'PlayerLeft'>;
export type ItemsGrantedSource = SourceOf<'ItemsGranted'>;
export type WeekStartedSource = SourceOf<'WeekStarted'>;
export type WeekEndedSource = SourceOf<'WeekEnded'>;
export type PhaseStartedSource = SourceOf<'PhaseStarted'>;
export type IncomePaidSource = SourceOf<'IncomePaid'>;
export type LotGeneratedSource = SourceOf<'LotGenerated'>;
export type LotSoldSource = SourceOf<'LotSold'>;
export type AuctionConcludedSource = SourceOf<'AuctionConcluded'>;
export type SecretActionCommittedSource = SourceOf<'SecretActionCommitted'>;
export type SecretActionRevealedSource = SourceOf<'SecretActionRevealed'>;
export type SecretActionFailedSource = SourceOf<'SecretActionFailed'>;
export type BidFailedSource = SourceOf<'BidFailed'>;
export type HandPlacedSource = SourceOf<'HandPlaced'>;
export type FortuneToldSource = SourceOf<'FortuneTold'>;
export type TrungsTradedInSource = SourceOf<'TrungsTradedIn'>;
export type SlotsPlayedSource = SourceOf<'SlotsPlayed'>;
export type SatDownSource = SourceOf<'SatDown'>;
export type WarProposedSource = SourceOf<'WarProposed'>;
export type WarAgreedSource = SourceOf<'WarAgreed'>;
export type WarDrawnSource = SourceOf<'WarDrawn'>;
export type StoodUpSource = SourceOf<'StoodUp'>;
export type SaidSource = SourceOf<'Said'>;
export type SecretActionsMaturedSource = SourceOf<'SecretActionsMatured'>;
export type ProposalSubmittedSource = SourceOf<'ProposalSubmitted'>;
export type ProposalRetractedSource = SourceOf<'ProposalRetracted'>;
export type VoteCastSource = SourceOf<'VoteCast'>;
export type ProposalAdoptedSource = SourceOf<'ProposalAdopted'>;
export type ProposalRejectedSource = SourceOf<'ProposalRejected'>;

const eventOf = (row: JournalRow): RoundEvent => row.payload as unknown as RoundEvent;

/** The event as the account may see it: what it may not see is left out here, once for all. */
export function eventSource(
  row: JournalRow,
  reading: Reading,
  account: AccountId | null,
): AnyEventSource {
  const { seq, atMs, actor, channel } = row;
  const event = eventOf(row);
  if (!seesEvent(reading.state, account, event)) {
    return { type: 'HiddenEvent', seq, atMs, actor: CLOCK, channel: null, reading };
  }
  return { type: event.type, seq, atMs, actor, channel, event, reading };
}
