import { CLOCK } from '../../kernel';
import type { AccountId, Actor, Instant } from '../../kernel';
import type { DynastyReading, JournalRow, Reading, RoundReading } from '../../engine';
import * as dynasty from '../../dynasty';
import type { DynastyEvent, DynastyEventType } from '../../dynasty';
import * as round from '../../round';
import type { Channel, Payment, RoundEvent, RoundEventType } from '../../round';
import type { Page } from '../page';

type Told = {
  readonly seq: number;
  readonly atMs: Instant;
  readonly actor: Actor;
  readonly channel: Channel | null;
};
/** An event that the viewer may see, and the reading that its objects are resolved against. */
export type EventSource<E extends RoundEvent = RoundEvent> = Told & {
  readonly game: 'ROUND';
  readonly type: E['type'];
  readonly event: E;
  readonly reading: RoundReading;
};
/** The same of a dynasty. */
export type DynastyEventSource<E extends DynastyEvent = DynastyEvent> = Told & {
  readonly game: 'DYNASTY';
  readonly type: E['type'];
  readonly event: E;
  readonly reading: DynastyReading;
};
/** One that the viewer may not see: nothing of it is here. */
export type HiddenEventSource = Told & {
  readonly game: null;
  readonly type: 'HiddenEvent';
  readonly reading: Reading;
};
/** To an account that the host removed from a season which it may see no more: only that. */
export type RemovedSource = Told & {
  readonly game: null;
  readonly type: 'RemovedFromSeason';
  readonly reading: Reading;
};
export type SeenEventSource = EventSource | DynastyEventSource;
export type AnyEventSource = SeenEventSource | HiddenEventSource | RemovedSource;
export type EventPage = Page<AnyEventSource>;

export type ActorSource = { readonly reading: Reading; readonly actor: Actor };
export type PaymentSource = { readonly reading: RoundReading; readonly payment: Payment };

export type SourceOf<T extends RoundEventType> = EventSource<Extract<RoundEvent, { type: T }>>;
export type DynastySourceOf<T extends DynastyEventType> = DynastyEventSource<
  Extract<DynastyEvent, { type: T }>
>;
/** Of what happens in both games. */
type EitherSource<T extends RoundEventType & DynastyEventType> = SourceOf<T> | DynastySourceOf<T>;
export type RoundCreatedSource = SourceOf<'RoundCreated'>;
export type RoundStartedSource = SourceOf<'RoundStarted'>;
export type TimeSkippedSource = SourceOf<'TimeSkipped'>;
export type RoundWonSource = SourceOf<'RoundWon'>;
export type RoundClosedSource = SourceOf<'RoundClosed'>;
export type InviteRotatedSource = EitherSource<'InviteRotated'>;
export type ClockAdvancedSource = EitherSource<'ClockAdvanced'>;
export type PlayerJoinedSource = EitherSource<'PlayerJoined'>;
export type PlayerLeftSource = EitherSource<'PlayerLeft'>;
export type ItemsGrantedSource = SourceOf<'ItemsGranted'>;
export type WeekStartedSource = SourceOf<'WeekStarted'>;
export type WeekEndedSource = SourceOf<'WeekEnded'>;
export type ClientSeedSetSource = EitherSource<'ClientSeedSet'>;
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
export type HandPresentedSource = SourceOf<'HandPresented'>;
export type TieTossedSource = SourceOf<'TieTossed'>;
export type FortuneToldSource = SourceOf<'FortuneTold'>;
export type TrungsTradedInSource = SourceOf<'TrungsTradedIn'>;
export type SlotsPlayedSource = SourceOf<'SlotsPlayed'>;
export type SatDownSource = SourceOf<'SatDown'>;
export type WarProposedSource = SourceOf<'WarProposed'>;
export type WarAgreedSource = SourceOf<'WarAgreed'>;
export type WarDrawnSource = SourceOf<'WarDrawn'>;
export type StoodUpSource = SourceOf<'StoodUp'>;
export type SaidSource = EitherSource<'Said'>;
export type SecretActionsMaturedSource = SourceOf<'SecretActionsMatured'>;
export type ProposalSubmittedSource = SourceOf<'ProposalSubmitted'>;
export type ProposalRetractedSource = SourceOf<'ProposalRetracted'>;
export type VoteCastSource = SourceOf<'VoteCast'>;
export type ProposalAdoptedSource = SourceOf<'ProposalAdopted'>;
export type ProposalRejectedSource = SourceOf<'ProposalRejected'>;

/** The event as the account may see it: what it may not see is left out here, once for all. */
export function eventSource(
  row: JournalRow,
  reading: Reading,
  account: AccountId | null,
): AnyEventSource {
  const { seq, atMs, actor, channel } = row;
  // The journal of a season has the events of its game.
  const happened: unknown = row.payload;
  if (reading.kind === 'ROUND') {
    const event = happened as RoundEvent;
    if (round.seesEvent(reading.state, account, event)) {
      return { game: 'ROUND', type: event.type, seq, atMs, actor, channel, event, reading };
    }
  } else {
    const event = happened as DynastyEvent;
    if (dynasty.seesEvent(reading.state, account, event)) {
      return { game: 'DYNASTY', type: event.type, seq, atMs, actor, channel, event, reading };
    }
  }
  return hiddenEvent(row, reading);
}

export const hiddenEvent = ({ seq, atMs }: JournalRow, reading: Reading): HiddenEventSource => ({
  game: null,
  type: 'HiddenEvent',
  seq,
  atMs,
  actor: CLOCK,
  channel: null,
  reading,
});
