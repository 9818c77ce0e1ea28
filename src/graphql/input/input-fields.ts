/** Reads and writes declared fields of inputs (`src/season/framework/input-field.ts`). */
import type { Instant, ItemCode, Owner, SeasonId } from '../../kernel';
import { cardOfCode } from '../../rulesets';
import { inputName } from '../../season';
import type { AnyFields, FieldType, InputField, InputFields } from '../../season';
import { badInput } from '../errors/fault';
import type { CardInput, ItemInput, OwnerInput } from '../generated/resolvers';
import { localGlobalId } from '../ids/global-ids';
import type { SeasonType } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { MOST_OF_A_CARD, readItems, readOneCard } from './cards';
import { instantOf, readAtMost, readName, readText, readWords } from './checks';
import { readLocalOf } from './local-ids';
import { readOwner, writeOwner } from './owner-input';

/** The place of a value: its season, its path, and the proposal's text. */
type Place = { readonly season: SeasonId; readonly at: string; readonly text: string };

interface Codec {
  read(given: unknown, place: Place, field: InputField): unknown;
  write(value: unknown, season: SeasonId): unknown;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** A value in the input's own form. */
const PLAIN: Codec = { read: (given) => given, write: (value) => value };

const idOf = (type: SeasonType, expected?: string): Codec => ({
  read: (id: string, { season, at }) => readLocalOf(season, type, at, id, expected),
  write: (id: never, season) => localGlobalId(type, season, id),
});
const PLAYER = idOf('Player', 'player');

type Amounts = readonly { readonly item: ItemCode; readonly quantity: number }[];

const writeAmounts = (amounts: Amounts): unknown =>
  amounts.map(({ item, quantity }) => {
    const found = quantity > MOST_OF_A_CARD ? null : cardOfCode(item);
    return found === null ? { item, quantity } : { card: { ...found, count: quantity } };
  });

function readTracked(to: unknown, { at }: Place): unknown {
  if (typeof to === 'number' || typeof to === 'string' || typeof to === 'boolean') return to;
  throw badInput(at, 'a whole number, a text, or true or false');
}

const CODECS: Readonly<Record<FieldType, Codec>> = {
  ...{ PLAYER, JUDGE: PLAYER, DUCK: idOf('Duck'), TRADE: idOf('Trade'), TABLE: idOf('Table') },
  ...{
    SECRET_ACTION: idOf('SecretAction'),
    SECRET_ATTEMPT: idOf('SecretAttempt'),
    HAND: idOf('Hand'),
  },
  GAME: idOf('GiolittiGame', 'game'),
  ...{ MASK: PLAIN, OFFICE: PLAIN, TRACKED_VALUE: PLAIN, ARTICLE: PLAIN, DIGITS: PLAIN },
  PATCH: PLAIN,
  VALUE: { ...PLAIN, read: readTracked },
  TEXT: {
    ...PLAIN,
    read: (given: string, { at }, { checked, maxLength = 0 }) =>
      checked === true ? readName(at, given, maxLength) : given,
  },
  URL: {
    ...PLAIN,
    read: (given: string, { at }, { maxLength = 0 }) => readText(at, given, maxLength),
  },
  MARKDOWN: {
    ...PLAIN,
    read: (given: string | null | undefined, { at, text }, { maxLength = 0 }) =>
      readWords(at, given ?? text, maxLength),
  },
  INTEGER: {
    ...PLAIN,
    read: (given: number, { at }, { checked, maximum = given }) =>
      checked === true ? readAtMost(at, given, maximum) : given,
  },
  BOOLEAN: { ...PLAIN, read: (given) => given ?? false },
  DATE_TIME: {
    read: (given: string) => instantOf(given),
    write: (ms: Instant) => printDateTime(ms),
  },
  CARD: { ...PLAIN, read: (given: CardInput, { at }) => readOneCard(at, given) },
  ITEMS: {
    read: (given: readonly ItemInput[], { at }) => readItems(at, given, 1),
    write: writeAmounts,
  },
  OWNER: {
    read: (given: OwnerInput, { season, at }) => readOwner(season, at, given),
    write: (owner: Owner, season) => writeOwner(season, owner),
  },
};

/** Types of which a field that is left out has a value of its own. */
const WITH_DEFAULT: readonly FieldType[] = ['MARKDOWN', 'BOOLEAN'];

/**
 * Reads the value of a field; null if it is left out. The schema cannot require a field that only
 * one of the games needs.
 */
export function readField(field: InputField, given: unknown, place: Place): unknown {
  if (isGiven(given) || WITH_DEFAULT.includes(field.type)) {
    return CODECS[field.type].read(given, place, field);
  }
  if (field.required) throw badInput(place.at, 'given');
  return null;
}

/** Writes a value as its field's input. */
export const writeField = (field: InputField, value: unknown, season: SeasonId): unknown =>
  isGiven(value) ? CODECS[field.type].write(value, season) : null;

/** Reads an object from its input. Of the fields of a `oneOf` it has the one that is given. */
export function readFields<T>(
  fields: InputFields<T>,
  season: SeasonId,
  at: string,
  input: object,
  text = '',
): T {
  const given = input as Readonly<Record<string, unknown>>;
  const all = Object.entries(fields as AnyFields).map(
    ([key, field]) => [key, inputName(key, field), field] as const,
  );
  for (const [, , { oneOf = [] }] of all) {
    if (oneOf.length > 0 && oneOf.filter((name) => isGiven(given[name])).length !== 1) {
      throw badInput(at, `given with exactly one of ${oneOf.join(', ')}`);
    }
  }
  return Object.fromEntries(
    all
      .filter(([, name, { oneOf }]) => oneOf === undefined || isGiven(given[name]))
      .map(([key, name, field]) => [
        key,
        readField(field, given[name], { season, at: join(at, name), text }),
      ]),
  ) as T;
}

/** A field's path; the input itself may have none. */
const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** Writes an object as its input. */
export const writeFields = (fields: AnyFields, season: SeasonId, from: object): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key, { oneOf }]) => oneOf === undefined || key in from)
      .map(([key, field]) => [
        inputName(key, field),
        writeField(field, (from as Readonly<Record<string, unknown>>)[key], season),
      ]),
  );
