import { endedOnce } from '../../kernel';
import type { AccountId, PlayerId, Stamped, Transfer } from '../../kernel';
import type { GameTypes, OfType } from '../model/types';
import { WAITING_NOTICES } from './notice';
import type { NoticeKind } from './notice';
import { versionsOf } from './versions';
import type { FormerEvents, Upcasts } from './versions';

/**
 * The facts of an event's sentence: words, numbers, truth values, codes and lists of words. A moment
 * is in ISO 8601.
 */
export type SentenceFacts = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

/**
 * The consequences of an event. Method syntax lets any event be passed to a table of all events.
 */
interface EventConsequences<G extends GameTypes, E> {
  /**
   * Changes the state, except for the event's transfers. `nothing` for an event that only moves
   * items or only has a text.
   */
  evolve(state: G['state'], stamped: Stamped<E>): void;
  /** The event in one sentence. `state` is the state after the event, or a later one. */
  text(state: G['state'], event: E): string;
  /**
   * The facts that the sentence tells, and no others: clients make sentences in other languages of
   * them. Null if the sentence tells more than they do; left out if it has none, or no facts yet.
   */
  facts?(state: G['state'], event: E): SentenceFacts | null;
  /** The channel of the rule texts for the event; null for events of the host and of the clock. */
  readonly channel: G['channel'] | null | ((event: E) => G['channel'] | null);
  /** The live views that the event changes; left out for none. */
  touches?(event: E): readonly G['topic'][];
  /**
   * The person who has to act after the event; null for nobody. The person need not be a player: a
   * dealer, for example.
   */
  awaits?(event: E, state: G['state']): Recipient | null;
}

/**
 * The players who get an inbox entry, and the kind of the entry. Both fields are left out if no
 * player needs one, for example if only its author is affected.
 */
interface EventNotice<G extends GameTypes, E> {
  concerns(event: E, state: G['state']): readonly PlayerId[];
  readonly notice: NoticeKind | ((event: E, state: G['state'], player: PlayerId) => NoticeKind);
}
type WithoutNotice = { readonly concerns?: never; readonly notice?: never };

/** A complete event record. */
export type EventRecord<G extends GameTypes, E> = EventConsequences<G, E> &
  (EventNotice<G, E> | WithoutNotice) & {
    /**
     * The upcasts of the event's earlier forms. Its present version is one more than their number.
     */
    readonly upcasts?: Upcasts<E>;
  };

/** A recipient of an event, with the kind of notice. */
export type Recipient = { readonly accountId: AccountId; readonly kind: NoticeKind };

/** A table with one entry for each event of the union `E`, by the event's type. */
export type EventTable<G extends GameTypes, E extends { readonly type: string } = G['event']> = {
  readonly [T in E['type']]: EventRecord<G, OfType<E, T>>;
};

/** All items that an event moves. Only an event's transfers move items [invariant 5]. */
export const movedBy = ({
  transfers = [],
}: {
  readonly type: string;
  readonly transfers?: readonly Transfer[];
}): readonly Transfer[] => transfers;

/** Does nothing: the `evolve` of an event that only moves items or only has a text. */
export const nothing = (): void => undefined;

/**
 * The functions that handle any event of the table. `former`: the event types that are no longer
 * used.
 */
export function eventsOf<G extends GameTypes>(
  table: EventTable<G>,
  former: FormerEvents<G['event']> = {},
) {
  // The cast is safe: the table lists each event under its own type.
  const of = ({ type }: G['event']): EventRecord<G, G['event']> =>
    table[type as G['event']['type']] as EventRecord<G, G['event']>;
  return {
    ...versionsOf<G>(table, former),
    evolve: (state: G['state'], stamped: Stamped<G['event']>): void => {
      of(stamped.event).evolve(state, stamped);
    },
    /** The event's sentence, without a second full stop after a quotation. */
    eventText: (state: G['state'], event: G['event']): string =>
      endedOnce(of(event).text(state, event)),
    eventFacts: (state: G['state'], event: G['event']): SentenceFacts | null =>
      of(event).facts?.(state, event) ?? null,
    channelOf: (event: G['event']): G['channel'] | null => {
      const { channel } = of(event);
      return typeof channel === 'function' ? channel(event) : channel;
    },
    topicsOf: (event: G['event']): readonly G['topic'][] => of(event).touches?.(event) ?? [],
    audienceOf: (state: G['state'], event: G['event']): readonly PlayerId[] =>
      of(event).concerns?.(event, state) ?? [],
    /**
     * The recipients of the event, each once, with the kind of notice. `state` is the state right
     * after the event.
     */
    recipientsOf: (state: G['state'], event: G['event']): readonly Recipient[] => {
      const record = of(event);
      const awaited = record.awaits?.(event, state) ?? null;
      const kinds = new Map(awaited === null ? [] : [[awaited.accountId, awaited.kind]]);
      const { notice } = record;
      for (const player of record.concerns?.(event, state) ?? []) {
        const kind = typeof notice === 'function' ? notice(event, state, player) : notice;
        const { accountId, idleSinceMs } = state.need('players', player);
        if (kind === undefined || kinds.has(accountId)) continue;
        if (idleSinceMs === null || !WAITING_NOTICES.has(kind)) kinds.set(accountId, kind);
      }
      return [...kinds].map(([accountId, kind]) => ({ accountId, kind }));
    },
  };
}
