import type { EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { DamagedFault } from '../engine';
import { required } from '../kernel';

type NotNullKind<V> = [V] extends [string]
  ? 'text'
  : [V] extends [number]
    ? 'whole'
    : [V] extends [boolean]
      ? 'flag'
      : 'json';

/** The kind of a property's column: text, whole number, flag or JSON. `?` allows null. */
export type ColumnKind<V> = null extends V
  ? `${NotNullKind<NonNullable<V>>}?`
  : NotNullKind<NonNullable<V>>;

/** Requires a column for each property, so that a new field of a row cannot lack one. */
export type Columns<R> = { readonly [P in keyof R]-?: ColumnKind<R[P]> };

/** pg returns bigint as text. Whole numbers are exact up to 2^53 − 1 on both databases. */
const WHOLE: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (value === null ? null : Number(value)),
};

/** A column contains text that is not JSON. The parser's own error would quote that text. */
export class UnreadableJson extends DamagedFault {
  constructor(table: string) {
    super({ table, seasonId: null, seq: null }, 'a column of JSON cannot be read');
  }
}

const jsonText = (table: string): ValueTransformer => ({
  to: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  from: (value: string | null): unknown => (value === null ? null : parse(value, table)),
});

function parse(text: string, table: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableJson(table);
  }
}

const OPTIONS = new Map<string, Pick<EntitySchemaColumnOptions, 'type' | 'transformer'>>([
  ['text', { type: 'text' }],
  ['whole', { type: 'bigint', transformer: WHOLE }],
  ['flag', { type: 'boolean' }],
]);

export function columnOptions(
  table: string,
  property: string,
  kind: string,
): EntitySchemaColumnOptions {
  const notNull = kind.replace('?', '');
  const options =
    notNull === 'json'
      ? ({ type: 'text', transformer: jsonText(table) } as const)
      : required(OPTIONS.get(notNull), `a kind of column: ${kind}`);
  return { ...options, name: snakeCase(property), nullable: notNull !== kind };
}

/** Turns `soldAtMs` into `sold_at_ms`. */
export function snakeCase(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
