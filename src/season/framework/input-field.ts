/**
 * Fields of inputs, as data. `src/graphql/input` reads and writes them, clients draw forms from them,
 * and codegen writes them into the schema.
 */
import type { Instant, ItemCode, Owner, PlayerId } from '../../kernel';
import type { Card, Tracked } from '../../rulesets';

/** The types of fields (`InputFieldType`), with the GraphQL types of their values. */
export const FIELD_TYPES = {
  ...{ PLAYER: 'ID', JUDGE: 'ID', DUCK: 'ID', TRADE: 'ID', TABLE: 'ID', SECRET_ACTION: 'ID' },
  ...{
    SECRET_ATTEMPT: 'ID',
    HAND: 'ID',
    GAME: 'ID',
    MASK: 'String',
    OFFICE: 'String',
    TRACKED_VALUE: 'String',
  },
  ...{ ARTICLE: 'String', TEXT: 'String', MARKDOWN: 'String', URL: 'String', DIGITS: 'String' },
  ...{ VALUE: 'JSON', PATCH: 'JSON', ITEMS: '[ItemInput!]', OWNER: 'OwnerInput' },
  ...{ CARD: 'CardInput', INTEGER: 'Int', BOOLEAN: 'Boolean', DATE_TIME: 'DateTime' },
} as const;

export type FieldType = keyof typeof FIELD_TYPES;

/** A field of an input. */
export interface InputField<Value = unknown> {
  readonly type: FieldType;
  /** A short name for people. */
  readonly label: string;
  /** A sentence, without the limits. */
  readonly description: string;
  /** False if the field may be left out. */
  readonly required: boolean;
  readonly minimum?: number;
  /** The number is a multiple of it. */
  readonly step?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** The fields of which an input has exactly one; left out for a field of its own. */
  readonly oneOf?: readonly string[];
  /** The field's name, if it differs from the property's, apart from an ending `Ms`. */
  readonly name?: string;
  /** True if the input checks the limits; otherwise the rules do. */
  readonly checked?: true;
  /** Always absent: the type of the property with the value. */
  readonly value?: Value;
}

/** The properties that every object of a form has. */
type Keys<T> = T extends unknown
  ? { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
  : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** The fields for an object's properties; those that only some of its forms have are in a `oneOf`. */
export type InputFields<T> = {
  readonly [K in Exclude<Keys<T>, 'type'>]: InputField<ValueOf<T, K>>;
};
export type AnyFields = Readonly<Record<string, InputField>>;

/** The name of the property's field in the input. */
export const inputName = (property: string, { name }: InputField): string =>
  name ?? property.replace(/Ms$/, '');

const field = <Value>(
  type: FieldType,
  label: string,
  description: string,
  limits: Partial<InputField> = {},
): InputField<Value> =>
  ({ type, label, description, required: true, ...limits }) as InputField<Value>;

/** The same field, which may be left out: its value is then null. */
export const optional = <Value>(
  of: InputField<Value>,
  name?: string,
): InputField<Value | null> => ({
  ...of,
  ...(name !== undefined && { name }),
  required: false,
});

/** One of several fields, of which an input has exactly one. */
export const oneOf = <Value>(
  of: InputField<Value>,
  ...names: readonly string[]
): InputField<Value> => ({ ...of, required: false, oneOf: names });

/** The id of an object of the season. */
export const idField = <Id>(type: FieldType, label: string, description: string): InputField<Id> =>
  field(type, label, description);
export const playerField = (
  description = 'The player.',
  label = 'Player',
  type: FieldType = 'PLAYER',
): InputField<PlayerId> => field(type, label, description);

/** A code of the rules. */
export const codeField = (
  type: FieldType,
  label: string,
  description: string,
): InputField<string> => field(type, label, description);

/** A text of one line. */
export const lineField = (
  label: string,
  description: string,
  maxLength: number,
): InputField<string> => field('TEXT', label, description, { maxLength, checked: true });

/** A text of which the rules check the form. */
export const textField = (
  label: string,
  description: string,
  maxLength: number,
): InputField<string> => field('TEXT', label, description, { maxLength });

/** A text in Markdown, by default the proposal's. */
export const markdownField = (
  label: string,
  description: string,
  maxLength: number,
): InputField<string> => field('MARKDOWN', label, description, { maxLength, required: false });

export const urlField = (
  label: string,
  description: string,
  maxLength: number,
): InputField<string> => field('URL', label, description, { maxLength, checked: true });

/** A whole number. The rules check its limits. */
export const integerField = (
  label: string,
  description: string,
  minimum: number,
  maximum: number,
): InputField<number> => field('INTEGER', label, description, { minimum, maximum });

/** A whole number of units of this size. */
export const multipleField = (
  label: string,
  description: string,
  step: number,
): InputField<number> => field('INTEGER', label, description, { minimum: step, step });

/** A whole number in decimal digits. */
export const digitsField = (
  label: string,
  description: string,
  maxLength: number,
): InputField<string> => field('DIGITS', label, description, { maxLength });

/** A flag, by default false. */
export const flagField = (label: string, description: string): InputField<boolean> =>
  field('BOOLEAN', label, description, { required: false });

export const dateTimeField = (label: string, description: string): InputField<Instant> =>
  field('DATE_TIME', label, description);

/** A card without a count. */
export const cardField = (label: string, description: string): InputField<Card> =>
  field('CARD', label, description);

/** The content of a tracked value. */
export const trackedField = (label: string, description: string): InputField<Tracked> =>
  field('VALUE', label, description);

/** A JSON Patch of the rules. */
export const patchField = <Value>(label: string, description: string): InputField<Value> =>
  field('PATCH', label, description);

export const ownerField = (label: string, description: string): InputField<Owner> =>
  field('OWNER', label, description);

type Amounts = readonly { readonly item: ItemCode; readonly quantity: number }[];
export const itemsField = (
  label = 'Items',
  description = 'The items, 1 to 300 entries.',
): InputField<Amounts> => field('ITEMS', label, description);

/** The field's description with its limits, in Markdown. */
export function fieldWords(of: InputField): string {
  const limits = limitWords(of);
  return of.description.replace(/\.(?=\s|$)/, () => `${limits}.`);
}

const digits = (count: number): string => count.toLocaleString('en');

/** The limits in words, to follow the first sentence of a description. */
function limitWords({ type, minimum, maximum, maxLength = 0, checked }: InputField): string {
  if (type === 'MARKDOWN') {
    return `, up to ${digits(maxLength)} characters of Markdown without HTML; by default the text of the proposal`;
  }
  if (type === 'TEXT' && checked === true) {
    return `: 1 to ${digits(maxLength)} characters in one line`;
  }
  if (type === 'TEXT' || type === 'URL') return `, up to ${digits(maxLength)} characters`;
  return minimum === undefined || maximum === undefined
    ? ''
    : `, ${digits(minimum)} to ${digits(maximum)}`;
}
