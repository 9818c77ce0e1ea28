import type { Actor, SeasonId } from '../../kernel';
import type { Channel } from '../../rulesets';
import { ownerOf } from '../../season';
import { readList } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';

type Optional<T> = T | null | undefined;

/** A filter of journal events; null properties match all. */
export type EventFilter = {
  readonly channels: readonly Channel[] | null;
  readonly types: readonly string[] | null;
  readonly actor: Actor | null;
};

/** Null if the filter matches all events. */
export function readEventFilter(
  season: SeasonId,
  asked: {
    readonly channels?: Optional<readonly Channel[]>;
    readonly types?: Optional<readonly string[]>;
    readonly playerId?: Optional<string>;
  },
): EventFilter | null {
  const filter: EventFilter = {
    channels: asked.channels ? readList('channels', asked.channels, 1, 5) : null,
    types: asked.types ? readList('types', asked.types, 1, 100) : null,
    actor:
      typeof asked.playerId === 'string'
        ? ownerOf(readPlayerOf(season, 'playerId', asked.playerId))
        : null,
  };
  return Object.values(filter).every((part) => part === null) ? null : filter;
}
