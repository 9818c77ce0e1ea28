import type { SeasonId } from '../../kernel';
import type { JournalRow, LobbyChange, SeasonSnapshot, Topic } from '../../engine';
import type { Context } from '../context/context';
import { readAtLeast0 } from '../input/checks';
import { LiveEvents } from './live-events';

/**
 * The event after which a subscription begins, null for whatever comes from now on. For whoever
 * comes back it is the later of `after` and what was had already: the document is the one of the
 * first time.
 */
export function readLiveAfter(
  after: number | null | undefined,
  { resumesAfter }: Pick<Context, 'resumesAfter'>,
): number | null {
  const asked = typeof after === 'number' ? readAtLeast0('after', after) : null;
  return resumesAfter === null ? asked : Math.max(resumesAfter, asked ?? 0);
}

/** Of a list of seasons what everybody may see, what only some may, or both. */
export type LobbyPart = 'PUBLIC' | 'HIDDEN' | 'ALL';

/** A list of seasons. */
export type LobbyStream = {
  readonly of: 'lobby';
  /** Tells lists apart, whoever follows them. */
  readonly list: string;
  /** Whether all who follow it are told the same of public seasons. */
  readonly forEverybody: boolean;
  /** The root of an execution; null where there is nothing to tell. */
  readonly rootOf: (
    change: LobbyChange,
    context: Context,
    part: LobbyPart,
  ) => Promise<object | null>;
};

/** What happens in a season, or what one of its live views shows. */
export type SeasonStream = {
  readonly seasonId: SeasonId;
  /**
   * Whether all who may follow it see the same of whatever is not `@private`: then it is executed
   * once for all of them, as for somebody who is signed out.
   */
  readonly forEverybody: boolean;
} & (
  | {
      readonly of: 'journal';
      /** The season's last event when it was asked for. */
      readonly head: number;
      /** The event after which it begins. */
      readonly after: number;
      /** The event as the root of an execution. */
      readonly rootOf: (row: JournalRow, context: Context) => Promise<object>;
    }
  | {
      readonly of: 'view';
      readonly topic: Topic;
      /** The season's last event when it was asked for: nothing older is shown. */
      readonly atLeast: number;
      readonly rootOf: (snapshot: SeasonSnapshot, context: Context) => Promise<object>;
    }
);
export type LiveStream = SeasonStream | LobbyStream;

/**
 * What the subscriptions of a season give to graphql-js. A server that knows it follows `stream`
 * once for many; iterated, it follows it for one.
 */
export class LiveSubscription<Root> implements AsyncIterable<Root> {
  constructor(
    readonly stream: LiveStream,
    private readonly context: Context,
  ) {}

  [Symbol.asyncIterator](): AsyncIterator<Root> {
    const { stream, context } = this;
    const { feed } = context.deps;
    if (stream.of === 'lobby') {
      return this.changes(stream) as AsyncIterator<object> as AsyncIterator<Root>;
    }
    const events =
      stream.of === 'journal'
        ? LiveEvents.of(
            (signal) => feed.journal(stream.seasonId, stream.after, signal),
            (row) => stream.rootOf(row, context),
          )
        : LiveEvents.of(
            (signal) => feed.readings(stream.seasonId, stream.topic, signal),
            (snapshot) => stream.rootOf(snapshot, context),
          );
    return events as AsyncIterator<object> as AsyncIterator<Root>;
  }

  private async *changes({ rootOf }: LobbyStream): AsyncGenerator<object> {
    const over = new AbortController();
    try {
      for await (const change of this.context.deps.feed.lobby(over.signal)) {
        const root = await rootOf(change, this.context, 'ALL');
        if (root !== null) yield root;
      }
    } finally {
      over.abort();
    }
  }
}
