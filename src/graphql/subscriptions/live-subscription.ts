import type { SeasonId } from '../../kernel';
import type { JournalRow, LobbyChange, SeasonSnapshot, Topic } from '../../engine';
import type { Context } from '../context/context';
import { readAtLeast0 } from '../input/checks';
import { LiveEvents } from './live-events';

/**
 * The event after which a subscription begins; null for new events only. A reconnecting client
 * sends its first document again, so the later of `after` and `resumesAfter` counts.
 */
export function readLiveAfter(
  after: number | null | undefined,
  { resumesAfter }: Pick<Context, 'resumesAfter'>,
): number | null {
  const asked = typeof after === 'number' ? readAtLeast0('after', after) : null;
  return resumesAfter === null ? asked : Math.max(resumesAfter, asked ?? 0);
}

/** A list's public seasons, its hidden seasons, or both. */
export type LobbyPart = 'PUBLIC' | 'HIDDEN' | 'ALL';

export type LobbyStream = {
  readonly of: 'lobby';
  /** Identifies the list, independent of its followers. */
  readonly list: string;
  /** True if all followers get the same updates of public seasons. */
  readonly forEverybody: boolean;
  /** The root value of an execution; null if nothing changed. */
  readonly rootOf: (
    change: LobbyChange,
    context: Context,
    part: LobbyPart,
  ) => Promise<object | null>;
};

/** A season's events, or the updates of one of its live views. */
export type SeasonStream = {
  readonly seasonId: SeasonId;
  /**
   * True if all followers see the same fields outside `@private`. The server executes such an
   * update once, without a viewer.
   */
  readonly forEverybody: boolean;
} & (
  | {
      readonly of: 'journal';
      /** The season's last event when the subscription started. */
      readonly head: number;
      /** The event after which the stream begins. */
      readonly after: number;
      /** The event as the root value of an execution. */
      readonly rootOf: (row: JournalRow, context: Context) => Promise<object>;
    }
  | {
      readonly of: 'view';
      readonly topic: Topic;
      /** The season's last event when the subscription started; older snapshots are skipped. */
      readonly atLeast: number;
      readonly rootOf: (snapshot: SeasonSnapshot, context: Context) => Promise<object>;
    }
);
export type LiveStream = SeasonStream | LobbyStream;

/**
 * A subscription for graphql-js. A server can share `stream` between clients; iteration serves a
 * single client.
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
