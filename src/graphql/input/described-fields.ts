/** Fields of inputs. One declaration reads a field, writes it back and describes it to clients. */
import type { Instant, ItemCode, SeasonId } from '../../kernel';
import { cardOfCode } from '../../rulesets';
import type { Card } from '../../rulesets';
import type { CardInput, ItemInput } from '../generated/resolvers';
import { localGlobalId } from '../ids/global-ids';
import type { LocalIds, SeasonType } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { MOST_OF_A_CARD, readItems, readOneCard } from './cards';
import { instantOf, readAtMost, readName, readText } from './checks';
import type { FieldDescription, FieldType } from './field-types';
import { readLocalOf } from './local-ids';

/** A field of an input whose object has the value as a property. */
export interface DescribedField<Value> extends FieldDescription {
  /** The field's name, if it differs from the property's, apart from an ending `Ms`. */
  readonly name?: string;
  /** `at`: the field's path. `text`: the proposal's text, which an article may take over. */
  read(season: SeasonId, at: string, given: unknown, text: string): Value;
  write(season: SeasonId, value: Value): unknown;
}

/** The fields of an object's input, by the object's properties. */
export type DescribedFields<T> = { readonly [K in keyof T]: DescribedField<T[K]> };
type Fields = Readonly<Record<string, DescribedField<unknown>>>;

export const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

const namesOf = (fields: Fields): readonly (readonly [string, string, DescribedField<unknown>])[] =>
  Object.entries(fields).map(([key, field]) => [key, field.name ?? key.replace(/Ms$/, ''), field]);

/** The descriptions by the names in the input. */
export const descriptionsOf = (fields: object): Readonly<Record<string, FieldDescription>> =>
  Object.fromEntries(namesOf(fields as Fields).map(([, name, field]) => [name, field]));

/** Reads an object from its input. `at` is the input's path and ends with a dot. */
export const readFields = <T>(
  fields: DescribedFields<T>,
  season: SeasonId,
  at: string,
  input: object,
  text = '',
): T =>
  Object.fromEntries(
    namesOf(fields as Fields).map(([key, name, field]) => [
      key,
      field.read(season, `${at}${name}`, (input as Readonly<Record<string, unknown>>)[name], text),
    ]),
  ) as T;

/** Writes an object as its input. */
export const writeFields = (fields: object, season: SeasonId, from: object): object =>
  Object.fromEntries(
    namesOf(fields as Fields).map(([key, name, field]) => [
      name,
      field.write(season, (from as Readonly<Record<string, unknown>>)[key]),
    ]),
  );

/** A field whose value has the input's form. */
const plain = <Value>(
  type: FieldType,
  label: string,
  limits: Partial<FieldDescription> = {},
): DescribedField<Value> => ({
  ...{ type, label, required: true, ...limits },
  read: (_season, _at, given) => given as Value,
  write: (_season, value) => value,
});

/** The same field, which may be left out: its value is then null. */
export const optional = <Value>(
  field: DescribedField<Value>,
  name?: string,
): DescribedField<Value | null> => ({
  ...field,
  ...(name !== undefined && { name }),
  required: false,
  read: (season, at, given, text) => (isGiven(given) ? field.read(season, at, given, text) : null),
  write: (season, value) => (value === null ? null : field.write(season, value)),
});

/** The id of an object of the season. */
export const idOf = <T extends SeasonType>(
  type: T,
  choice: FieldType,
  label: string,
  expected?: string,
): DescribedField<LocalIds[T]> => ({
  ...{ type: choice, label, required: true },
  read: (season, at, id: string) => readLocalOf(season, type, at, id, expected),
  write: (season, id) => localGlobalId(type, season, id),
});

export const player = (label = 'Player', choice: FieldType = 'PLAYER') =>
  idOf('Player', choice, label, 'player');
export const game = () => idOf('GiolittiGame', 'GAME', 'Game', 'game');

/** A code of the rules. */
export const code = (choice: FieldType, label: string): DescribedField<string> =>
  plain(choice, label);

/** A text of one line. */
export const line = (label: string, maxLength: number): DescribedField<string> => ({
  ...plain<string>('TEXT', label, { maxLength }),
  read: (_season, at, given: string) => readName(at, given, maxLength),
});

export const url = (label: string, maxLength: number): DescribedField<string> => ({
  ...plain<string>('URL', label, { maxLength }),
  read: (_season, at, given: string) => readText(at, given, maxLength),
});

/** A whole number. The rules check its limits. */
export const integer = (label: string, minimum: number, maximum: number): DescribedField<number> =>
  plain('INTEGER', label, { minimum, maximum });

/** A whole number of units of this size. */
export const multiple = (label: string, step: number): DescribedField<number> =>
  plain('INTEGER', label, { minimum: step, step });

/** A whole number of which the input checks the maximum. */
export const atMost = (
  label: string,
  minimum: number,
  maximum: number,
): DescribedField<number> => ({
  ...integer(label, minimum, maximum),
  read: (_season, at, given: number) => readAtMost(at, given, maximum),
});

/** A whole number in decimal digits. The rules check it. */
export const digits = (label: string, maxLength: number): DescribedField<string> =>
  plain('DIGITS', label, { maxLength });

/** A flag, by default false. */
export const flag = (label: string): DescribedField<boolean> => ({
  ...plain<boolean>('BOOLEAN', label),
  required: false,
  read: (_season, _at, given: boolean | null | undefined) => given ?? false,
});

export const dateTime = (label: string): DescribedField<Instant> => ({
  ...{ type: 'DATE_TIME', label, required: true },
  read: (_season, _at, given: string) => instantOf(given),
  write: (_season, ms) => printDateTime(ms),
});

/** A value in JSON, in the form of its type. The rules check it. */
export const json = <Value>(type: FieldType, label: string): DescribedField<Value> =>
  plain(type, label);

/** A card without a count. */
export const card = (label: string): DescribedField<Card> => ({
  ...plain<Card>('CARD', label),
  read: (_season, at, given: CardInput) => readOneCard(at, given),
});

type Amounts = readonly { readonly item: ItemCode; readonly quantity: number }[];

/** Items with their quantities. */
export const items = (label = 'Items'): DescribedField<Amounts> => ({
  ...{ type: 'ITEMS', label, required: true },
  read: (_season, at, given: readonly ItemInput[]) => readItems(at, given, 1),
  write: (_season, amounts) =>
    amounts.map(({ item, quantity }) => {
      const found = quantity > MOST_OF_A_CARD ? null : cardOfCode(item);
      return found === null ? { item, quantity } : { card: { ...found, count: quantity } };
    }),
});
