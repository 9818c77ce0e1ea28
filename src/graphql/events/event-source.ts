import { CLOCK } from '../../kernel';
import type { AccountId, Actor, Instant } from '../../kernel';
import { GAMES } from '../../engine';
import type { JournalRow, SeasonSnapshot } from '../../engine';
import type { DynastyEvent, DynastyEventType } from '../../dynasty';
import type { Payment, RoundEvent, RoundEventType } from '../../round';
import type { Channel } from '../../rulesets';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';

export type { Rolls as RollsSource } from '../../round';

type EventSourceDeps = {
  readonly seq: number;
  readonly atMs: Instant;
  readonly actor: Actor;
  readonly channel: Channel | null;
};
/** An event that the viewer may see, with the snapshot that resolves its objects. */
export type RoundEventSource<E extends RoundEvent = RoundEvent> = EventSourceDeps & {
  readonly game: 'ROUND';
  readonly type: E['type'];
  readonly event: E;
  readonly snapshot: RoundSnapshot;
};
/** Like `RoundEventSource`, for a dynasty. */
export type DynastyEventSource<E extends DynastyEvent = DynastyEvent> = EventSourceDeps & {
  readonly game: 'DYNASTY';
  readonly type: E['type'];
  readonly event: E;
  readonly snapshot: DynastySnapshot;
};
/** An event that the viewer may not see; it has no content. */
export type HiddenEventSource = EventSourceDeps & {
  readonly game: null;
  readonly type: 'HiddenEvent';
  readonly snapshot: SeasonSnapshot;
};
/** The only event of a lost season that a removed account still sees: its own removal. */
export type RemovedFromSeasonSource = EventSourceDeps & {
  readonly game: null;
  readonly type: 'RemovedFromSeason';
  readonly snapshot: SeasonSnapshot;
};
export type EventType = RoundEventType | DynastyEventType;
export type SeenEventSource = RoundEventSource | DynastyEventSource;
export type EventSource = SeenEventSource | HiddenEventSource | RemovedFromSeasonSource;

export type ActorSource = { readonly snapshot: SeasonSnapshot; readonly actor: Actor };
export type PaymentSource = Payment & { readonly snapshot: RoundSnapshot };

/** The source of an event of type `T`, in each game that has the type. */
export type EventSourceOf<T extends EventType> =
  | (T extends RoundEventType ? RoundEventSource<Extract<RoundEvent, { type: T }>> : never)
  | (T extends DynastyEventType ? DynastyEventSource<Extract<DynastyEvent, { type: T }>> : never);

/** A season's journal has only events of its game. */
const eventOf = ({ payload }: JournalRow): SeenEventSource['event'] =>
  payload as unknown as SeenEventSource['event'];

/** The event as the account may see it. Hidden content is removed here and nowhere else. */
export function eventSource(
  row: JournalRow,
  snapshot: SeasonSnapshot,
  account: AccountId | null,
): EventSource {
  const { seq, atMs, actor, channel } = row;
  const event = eventOf(row);
  if (!GAMES[snapshot.kind].seesEvent(snapshot.state, account, event)) {
    return hiddenEvent(row, snapshot);
  }
  const game = snapshot.kind;
  return { game, type: event.type, seq, atMs, actor, channel, event, snapshot } as SeenEventSource;
}

export const hiddenEvent = (
  { seq, atMs }: JournalRow,
  snapshot: SeasonSnapshot,
): HiddenEventSource => ({
  game: null,
  type: 'HiddenEvent',
  seq,
  atMs,
  actor: CLOCK,
  channel: null,
  snapshot,
});
