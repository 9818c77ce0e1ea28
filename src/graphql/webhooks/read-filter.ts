import type { WebhookFilter } from '../../engine';
import type { SeasonId } from '../../kernel';
import type { Channel } from '../../rulesets';
import { ownerOf } from '../../season';
import { badInput } from '../errors/fault';
import type { InboxKind } from '../generated/resolvers';
import { readList } from '../input/checks';
import { readPlayerOf } from '../input/local-ids';

type Optional<T> = T | null | undefined;

export type AskedFilter = {
  readonly types?: Optional<readonly string[]>;
  readonly channels?: Optional<readonly Channel[]>;
  readonly playerIds?: Optional<readonly string[]>;
  readonly kinds?: Optional<readonly InboxKind[]>;
};

const EVERYTHING: WebhookFilter = { types: null, channels: null, actors: null, kinds: null };
const OF_SEASONS = ['types', 'channels', 'playerIds'] as const;

/** The filter with the given changes; a list that is left out stays, and null means all. */
export function readFilter(
  seasonId: SeasonId | null,
  asked: AskedFilter,
  before: WebhookFilter = EVERYTHING,
): WebhookFilter {
  const wrong = seasonId === null ? OF_SEASONS : (['kinds'] as const);
  for (const name of wrong) {
    if (asked[name] === undefined || asked[name] === null) continue;
    throw badInput(
      name,
      `left out for a webhook of ${seasonId === null ? 'an account' : 'a season'}`,
    );
  }
  const { types, channels, playerIds, kinds } = asked;
  return {
    types: given('types', types, before.types, 100),
    channels: given('channels', channels, before.channels, 5),
    actors:
      seasonId === null || !playerIds
        ? unlessNull(playerIds, before.actors)
        : readList('playerIds', playerIds, 1, 100).map((id) =>
            ownerOf(readPlayerOf(seasonId, 'playerIds', id)),
          ),
    kinds: given('kinds', kinds, before.kinds, 100),
  };
}

function given<T>(
  field: string,
  list: Optional<readonly T[]>,
  before: readonly T[] | null,
  most: number,
): readonly T[] | null {
  return list ? [...new Set(readList(field, list, 1, most))] : unlessNull(list, before);
}

const unlessNull = <T>(list: Optional<unknown>, before: T): T | null =>
  list === null ? null : before;
