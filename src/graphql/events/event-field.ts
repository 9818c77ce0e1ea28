import { getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { inOneLine } from '../../kernel';
import { GAMES } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import { movedBy } from '../../season';
import { readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import { rowTypeOf } from '../nodes/field';
import type { DefaultField, Field, Resolve } from '../nodes/field';
import { gameOf } from '../snapshots/games';
import type { SeasonType } from '../ids/global-ids';
import { needRow } from '../nodes/find-row';
import type { AnyRowSource } from '../nodes/find-row';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource } from '../snapshots/season-source';
import { canSeeSeason } from '../snapshots/season-view';
import type { TransferSource } from '../nodes/sources';
import { NAMED_FIELDS } from './named-fields';
import { TYPED_FIELDS } from './typed-fields';
import type { ActorSource, EventSource, SeenEventSource } from './event-source';

type OfEvent = GraphQLFieldResolver<SeenEventSource, Context>;

/** The fields that every event has, but those that are as they were written. */
const EVERY: Readonly<Partial<Record<string, Resolve>>> = {
  at: ({ atMs }: EventSource): string => printDateTime(atMs),
  by: ({ snapshot, actor }: EventSource): ActorSource => ({ snapshot, actor }),
  season: ({ snapshot }: EventSource, _args: unknown, context: Context): SeasonSource | null =>
    canSeeSeason(snapshot, readerAccountId(context))
      ? SeasonSource.of<SeasonSnapshot>(snapshot)
      : null,
  text: (source: SeenEventSource): string =>
    inOneLine(GAMES[source.game].eventText(source.snapshot.state, source.seq, source.event)),
  // Of what is hidden nothing is here to be told.
  transfers: (source: EventSource): TransferSource[] =>
    source.game === null
      ? []
      : gameOf(source.snapshot).transfers(source.snapshot, source.seq, movedBy(source.event)),
};
const WRITTEN = ['seq', 'channel'];

/**
 * Of an event: for `lot: Lot` what its `lotId` names, for `lots: [Lot!]` its `lotIds`, for `since: DateTime`
 * its `sinceMs`, and for any other the event's property of that name. What has an id is found by its type,
 * too: for `war: War` by `tableId`, for `sold: [Lot!]` by `soldLotIds`; and fields of some names and some types
 * show the same of any event that has what they ask. What a property holds comes with the event's reading, and a
 * list that the event does not have is empty. Where it has none of these, `Complete` asks for a resolver.
 */
export const eventField: DefaultField = (field) =>
  EVERY[field.name] ??
  (NAMED_FIELDS as Readonly<Partial<Record<string, Resolve>>>)[field.name] ??
  (WRITTEN.includes(field.name) ? null : ownField(field));

function ownField(field: Field): OfEvent {
  const { name } = field;
  const type = rowTypeOf(field);
  if (type !== null) return rowField(field, type);
  const shown = getNamedType(field.type);
  if (shown.name === 'DateTime') return ({ event }) => printMoment(propertyOf(event, `${name}Ms`));
  const typed = (TYPED_FIELDS as Readonly<Partial<Record<string, TypedField>>>)[shown.name];
  if (typed !== undefined) return (source) => typed(source, propertyOf(source.event, name));
  const absent = isNonNullType(field.type) && isListType(field.type.ofType) ? [] : null;
  return isObjectType(shown)
    ? ({ snapshot, event }) => partOf(snapshot, propertyOf(event, name)) ?? absent
    : ({ event }) => propertyOf(event, name) ?? absent;
}

type TypedField = (source: SeenEventSource, property: unknown) => unknown;

/** An object of an event, or each of a list of them, with the event's reading. */
function partOf(snapshot: SeasonSnapshot, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => partOf(snapshot, each));
  return typeof part === 'object' && part !== null ? { snapshot, ...part } : part;
}

/** What events call something of a type, where that is not its own name: `actionId`. */
export const ID_FIELD_NAMES = { SecretAction: 'action', ConfidenceVote: 'vote' } as const;

const calledOf = (type: SeasonType): string =>
  (ID_FIELD_NAMES as Partial<Record<SeasonType, string>>)[type] ??
  type.replace(/^./, (first) => first.toLowerCase());

/** Of the properties that may hold the ids, the event's: by the field's name, or else by its type. */
function rowField(field: Field, type: SeasonType): OfEvent {
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
