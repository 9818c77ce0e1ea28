import { endedOnce } from '../kernel';
import type { AccountId, PlayerId, Stamped, Transfer } from '../kernel';
import { WAITS_TOLD } from './notice';
import type { NoticeKind } from './notice';
import type { GameTypes, OfType } from './types';
import { versionsOf } from './versions';
import type { FormerEvents, Upcasts } from './versions';

/** All that follows from an event. Methods, so that a table of all can be asked. */
interface Following<G extends GameTypes, E> {
  /** How it changes the state beside what it moves; `nothing` for what moves or says something. */
  evolve(state: G['state'], stamped: Stamped<E>): void;
  /** What happened, in one sentence. The state is the one after it, or a later one. */
  text(state: G['state'], event: E): string;
  /** Where the texts have it happen; null for the doings of the host and of the clock. */
  readonly channel: G['channel'] | null | ((event: E) => G['channel'] | null);
  /** The live views that show something else after it; left out for none. */
  touches?(event: E): readonly G['topic'][];
  /** Who is waited for from then on who need not be a player, such as a dealer; null for nobody. */
  awaits?(event: E, state: G['state']): Recipient | null;
}

/**
 * Whom it concerns in person, in whose inbox it goes, whichever season they look at; and of what kind
 * each entry is. Left out when it concerns nobody in particular, or only the one who did it.
 */
interface Concerning<G extends GameTypes, E> {
  concerns(event: E, state: G['state']): readonly PlayerId[];
  readonly notice: NoticeKind | ((event: E, state: G['state'], player: PlayerId) => NoticeKind);
}
type Silent = { readonly concerns?: never; readonly notice?: never };

/** An event, whole. */
export type EventRecord<G extends GameTypes, E> = Following<G, E> &
  (Concerning<G, E> | Silent) & {
    /** How earlier ones are read, once its form has changed. Its version is one more than these. */
    readonly upcasts?: Upcasts<E>;
  };

/** Somebody who is told of an event, and why. */
export type Recipient = { readonly accountId: AccountId; readonly kind: NoticeKind };

/** Every member of the union `E` of events, each under its own type. */
export type EventTable<G extends GameTypes, E extends { readonly type: string } = G['event']> = {
  readonly [T in E['type']]: EventRecord<G, OfType<E, T>>;
};

/** What an event moves, all of it: nothing else moves an item [invariant 5]. */
export const movedBy = ({
  transfers = [],
}: {
  readonly type: string;
  readonly transfers?: readonly Transfer[];
}): readonly Transfer[] => transfers;

/** For what only moves items, or is only words. */
export const nothing = (): void => undefined;

/** What a table says of whatever event comes; `former` are those whose types are gone. */
export function eventsOf<G extends GameTypes>(
  table: EventTable<G>,
  former: FormerEvents<G['event']> = {},
) {
  // An event stands under its own type: the compiler cannot follow that through a union.
  const of = ({ type }: G['event']): EventRecord<G, G['event']> =>
    table[type as G['event']['type']] as EventRecord<G, G['event']>;
  return {
    ...versionsOf<G>(table, former),
    evolve: (state: G['state'], stamped: Stamped<G['event']>): void => {
      of(stamped.event).evolve(state, stamped);
    },
    /** What it quotes may have ended its sentence already. */
    eventText: (state: G['state'], event: G['event']): string =>
      endedOnce(of(event).text(state, event)),
    channelOf: (event: G['event']): G['channel'] | null => {
      const { channel } = of(event);
      return typeof channel === 'function' ? channel(event) : channel;
    },
    topicsOf: (event: G['event']): readonly G['topic'][] => of(event).touches?.(event) ?? [],
    audienceOf: (state: G['state'], event: G['event']): readonly PlayerId[] =>
      of(event).concerns?.(event, state) ?? [],
    /** Who is told of it in person, and of what: each once. The state is the one right after it. */
    toldOf: (state: G['state'], event: G['event']): readonly Recipient[] => {
      const record = of(event);
      const awaited = record.awaits?.(event, state) ?? null;
      const kinds = new Map(awaited === null ? [] : [[awaited.accountId, awaited.kind]]);
      const { notice } = record;
      for (const player of record.concerns?.(event, state) ?? []) {
        const kind = typeof notice === 'function' ? notice(event, state, player) : notice;
        const { accountId, idleSinceMs } = state.need('players', player);
        if (kind === undefined || kinds.has(accountId)) continue;
        if (idleSinceMs === null || !WAITS_TOLD.has(kind)) kinds.set(accountId, kind);
      }
      return [...kinds].map(([accountId, kind]) => ({ accountId, kind }));
    },
  };
}
