import { getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';
import { inOneLine } from '../../kernel';
import type { JsonObject } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import { movedBy } from '../../season';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import { rowTypeOf } from '../nodes/field';
import type { DefaultField, Field, Resolve } from '../nodes/field';
import { gameOf } from '../snapshots/games';
import { eventGlobalId } from '../ids/global-ids';
import type { SeasonType } from '../ids/global-ids';
import { needRow } from '../nodes/find-row';
import type { AnyRowSource } from '../nodes/find-row';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import { canSeeSeason } from '../snapshots/season-view';
import type { TransferSource } from '../nodes/sources';
import { aboutFields } from './about-fields';
import { NAMED_FIELDS } from './named-fields';
import { TYPED_FIELDS } from './typed-fields';
import type { ActorSource, EventSource, SeenEventSource } from './event-source';

/** A thing of a season with properties, such as an event. */
type OwnSource = {
  readonly snapshot: SeasonSnapshot;
  readonly seq: number;
  readonly event: Readonly<Record<string, unknown>>;
};
type OwnField = (source: OwnSource) => unknown;

/** The resolvers of the fields that every event has, except `WRITTEN`. */
const EVERY: Readonly<Partial<Record<string, Resolve>>> = {
  id: ({ snapshot, seq }: EventSource): string => eventGlobalId(snapshot.record.id, seq),
  about: aboutFields,
  at: ({ atMs }: EventSource): string => printDateTime(atMs),
  by: ({ snapshot, actor }: EventSource): ActorSource => ({ snapshot, actor }),
  season: ({ snapshot }: EventSource, _args: unknown, context: Context): SeasonSource | null =>
    canSeeSeason(snapshot, readerAccountId(context))
      ? SeasonSource.of<SeasonSnapshot>(snapshot)
      : null,
  text: (source: SeenEventSource): string =>
    inOneLine(GAMES[source.game].eventText(source.snapshot.state, source.seq, source.event)),
  facts: (source: EventSource): JsonObject | null =>
    source.game === null
      ? null
      : GAMES[source.game].eventFacts(source.snapshot.state, source.seq, source.event),
  // A hidden event reveals no transfers.
  transfers: (source: EventSource): TransferSource[] =>
    source.game === null
      ? []
      : gameOf(source.snapshot).transfers(source.snapshot, source.seq, movedBy(source.event)),
};
const WRITTEN = ['seq', 'channel'];

/**
 * Resolves an event's field. `lot: Lot` finds the row of `lotId`, `lots: [Lot!]` the rows of
 * `lotIds`, and `since: DateTime` prints `sinceMs`. The id may also be named after the type:
 * `war: War` reads `tableId`, and `sold: [Lot!]` reads `soldLotIds`. `NAMED_FIELDS` and
 * `TYPED_FIELDS` work alike in all events. Any other field is the property of its name: objects get
 * the event's snapshot, and a missing list is empty. `CompleteResolvers` demands a resolver for
 * every field outside these cases.
 */
export const eventField: DefaultField = (field) =>
  EVERY[field.name] ??
  (NAMED_FIELDS as Readonly<Partial<Record<string, Resolve>>>)[field.name] ??
  (WRITTEN.includes(field.name) ? null : ownField(field));

/** Resolves a field by the property of an event, or of another thing of the season. */
export function ownField(field: Field): OwnField {
  const { name } = field;
  const type = rowTypeOf(field);
  if (type !== null) return rowField(field, type);
  const shown = getNamedType(field.type);
  if (shown.name === 'DateTime') return ({ event }) => printMoment(propertyOf(event, `${name}Ms`));
  const typed = (TYPED_FIELDS as Readonly<Partial<Record<string, TypedField>>>)[shown.name];
  if (typed !== undefined) {
    return (source) => typed(source as SeenEventSource, propertyOf(source.event, name));
  }
  const absent = isNonNullType(field.type) && isListType(field.type.ofType) ? [] : null;
  return isObjectType(shown)
    ? ({ snapshot, event }) => partOf(snapshot, propertyOf(event, name)) ?? absent
    : ({ event }) => propertyOf(event, name) ?? absent;
}

type TypedField = (source: SeenEventSource, property: unknown) => unknown;

/** Adds the event's snapshot to an object, or to each object in a list. */
function partOf(snapshot: SeasonSnapshot, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => partOf(snapshot, each));
  return typeof part === 'object' && part !== null ? { snapshot, ...part } : part;
}

/** The names that events use in id properties instead of the type's name: `actionId`. */
export const ID_FIELD_NAMES = { SecretAction: 'action', ConfidenceVote: 'vote' } as const;

const calledOf = (type: SeasonType): string =>
  (ID_FIELD_NAMES as Partial<Record<SeasonType, string>>)[type] ??
  type.replace(/^./, (first) => first.toLowerCase());

/**
 * Finds rows by the ids in the event's property that is named after the field or, without such a
 * property, after the type.
 */
function rowField(field: Field, type: SeasonType): OwnField {
  const find = (snapshot: SeasonSnapshot, id: unknown): AnyRowSource | null =>
    typeof id === 'string' ? needRow(snapshot, type, id) : null;
  const { name } = field;
  const called = calledOf(type);
  if (!isListType(getNullableType(field.type))) {
    const keys = [`${name}Id`, `${called}Id`];
    return ({ snapshot, event }) => find(snapshot, firstOf(event, keys));
  }
  const ending = called.replace(/^./, (first) => first.toUpperCase());
  const keys = [name.replace(/s$/, 'Ids'), `${name}Ids`, `${name}${ending}Ids`, `${called}Ids`];
  return ({ snapshot, event }) => {
    const ids = firstOf(event, keys);
    return Array.isArray(ids) ? ids.map((id: unknown) => find(snapshot, id)) : null;
  };
}

const firstOf = (event: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown =>
  event[keys.find((key) => key in event) ?? ''];

const propertyOf = (event: Readonly<Record<string, unknown>>, name: string): unknown => event[name];

const printMoment = (ms: unknown): string | null =>
  typeof ms === 'number' ? printDateTime(ms) : null;
