/**
 * The properties of documents for people: names, types, bounds and descriptions, from the
 * declarations that parse them.
 */
import { z } from 'zod';
import type { FormulaPlace, PropertyForm } from '../document/fields';

/** The part of a JSON Schema that declarations of documents use. */
export type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly form?: PropertyForm;
  readonly names?: FormulaPlace;
  readonly only?: Game;
  /** The choices of a property that selects among alternatives. */
  readonly choices?: readonly Choice[];
  readonly says?: string;
  readonly absent?: string;
  readonly labels?: Readonly<Record<string, string>>;
};

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly description: string;
};

export type Game = 'ROUND' | 'DYNASTY';

export type PropertyType =
  PropertyForm | 'BOOLEAN' | 'CHOICE' | 'INTEGER' | 'LIST' | 'OBJECT' | 'TEXT';

export type Property = {
  /** Names from the outermost property inwards; `*` for any entry of a list. */
  readonly path: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly type: PropertyType;
  readonly required: boolean;
  readonly nullable: boolean;
  /** The bounds of a number, or of the length of a list. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** The values of a choice. */
  readonly choices: readonly Choice[];
  /** The sibling that selects among alternatives, and its values with this property. */
  readonly when: { readonly field: string; readonly values: readonly string[] } | null;
  /** The place of a formula. */
  readonly names: FormulaPlace | null;
  /** The phrase with the value, and the meaning of an absent value; null if undeclared. */
  readonly says: string | null;
  readonly absent: string | null;
  readonly schema: Schema;
};

/** `Cards per lot` for `cardsPerLot`, and `Most wealth` for `MOST_WEALTH`. */
export function titleOf(name: string): string {
  const words = /[a-z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All properties of a game's document. Properties of alternatives stand beside their choice. */
export function propertiesOf(document: z.ZodType, game: Game): readonly Property[] {
  const schema = z.toJSONSchema(document, {
    reused: 'inline',
    override: ({ jsonSchema }) => leaveOut(jsonSchema as Mutable, game),
  });
  return within(schema as Schema, [], null);
}

type Mutable = { properties?: Record<string, Schema>; oneOf?: Schema[] };

/** Leaves out the properties and alternatives of another game. */
function leaveOut(schema: Mutable, game: Game): void {
  const isOf = ({ only = game }: Schema): boolean => only === game;
  const { properties, oneOf } = schema;
  if (oneOf !== undefined) schema.oneOf = oneOf.filter(isOf);
  if (properties === undefined) return;
  schema.properties = Object.fromEntries(
    Object.entries(properties).filter(([, property]) => isOf(property)),
  );
}

type Place = readonly [name: string, schema: Schema, required: boolean, when: Property['when']];

function within(schema: Schema, path: readonly string[], names: FormulaPlace | null): Property[] {
  const { items, description = '' } = schema;
  if (items !== undefined) {
    const [entry] = propertyAt(['*', { description, ...items }, true, null], path, names);
    const isBare = entry !== undefined && entry.type !== 'OBJECT';
    return [...(isBare ? [entry] : []), ...within(items, [...path, '*'], items.names ?? names)];
  }
  return placesIn(schema).flatMap((place) => propertyAt(place, path, names));
}

/** The property with the properties in it. */
function propertyAt(
  [name, given, required, when]: Place,
  path: readonly string[],
  outer: FormulaPlace | null,
): Property[] {
  const [schema, nullable] = withoutNull(given);
  const here = [...path, name];
  const names = schema.names ?? outer;
  const type = typeOf(schema);
  const minimum = schema.minimum ?? schema.minItems;
  const maximum = schema.maximum ?? schema.maxItems;
  return [
    {
      path: here,
      title: schema.title ?? titleOf(name),
      ...{ description: schema.description ?? '', type, required, nullable, when, schema },
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
      choices: choicesOf(schema),
      names: type === 'FORMULA' ? names : null,
      ...{ says: schema.says ?? null, absent: schema.absent ?? null },
    },
    ...within(schema, here, names),
  ];
}

/** The schema without the alternative of null, and true if it had one. */
function withoutNull(schema: Schema): readonly [Schema, boolean] {
  const { anyOf, ...said } = schema;
  const only = anyOf?.find(({ type }) => type !== 'null');
  return only === undefined ? [schema, false] : [{ ...only, ...said }, true];
}

function typeOf({ form, enum: values, type, items }: Schema): PropertyType {
  if (form !== undefined) return form;
  if (values !== undefined) return 'CHOICE';
  if (items !== undefined) return 'LIST';
  if (type === 'string') return 'TEXT';
  if (type === 'boolean') return 'BOOLEAN';
  return type === 'integer' || type === 'number' ? 'INTEGER' : 'OBJECT';
}

const choicesOf = (schema: Schema, description = ''): readonly Choice[] =>
  schema.choices ??
  valuesOf(schema).map((value) => ({
    ...{ value, label: schema.labels?.[value] ?? titleOf(value), description },
  }));

const valuesOf = ({ const: only, enum: values }: Schema): readonly string[] =>
  typeof only === 'string' ? [only] : (values ?? []);

function placesIn({ properties = {}, required = [], oneOf }: Schema): readonly Place[] {
  if (oneOf !== undefined) return placesInAny(oneOf);
  return Object.entries(properties).map(([name, schema]) => [
    ...([name, schema, required.includes(name)] as const),
    null,
  ]);
}

/** The name of the property that selects among the alternatives. */
function selectorOf(alternatives: readonly Schema[]): string {
  const names = Object.keys(alternatives[0]?.properties ?? {});
  const valuesAt = (name: string) =>
    alternatives.map((each) => valuesOf(each.properties?.[name] ?? {}));
  return (
    names.find((name) => {
      const values = valuesAt(name);
      const all = values.flat();
      return values.every(({ length }) => length > 0) && new Set(all).size === all.length;
    }) ?? ''
  );
}

/** The properties of all alternatives. Equal ones of several alternatives are one property. */
function placesInAny(alternatives: readonly Schema[]): readonly Place[] {
  const field = selectorOf(alternatives);
  const choices = alternatives.flatMap(({ properties = {}, description }) =>
    choicesOf(properties[field] ?? {}, description),
  );
  const says = alternatives[0]?.properties?.[field]?.says;
  const phrase = says === undefined ? {} : { says };
  const found = new Map<string, { place: Place; values: string[] }>();
  for (const { properties = {}, required = [] } of alternatives) {
    const values = valuesOf(properties[field] ?? {});
    for (const [name, schema] of Object.entries(properties)) {
      if (name === field) continue;
      const key = `${name} ${JSON.stringify(schema)}`;
      const known = found.get(key);
      if (known !== undefined) known.values.push(...values);
      else {
        const place: Place = [name, schema, required.includes(name), null];
        found.set(key, { place, values: [...values] });
      }
    }
  }
  return [
    [field, { ...phrase, description: 'The kind.', enum: [], choices }, true, null],
    ...[...found.values()].map(({ place: [name, schema, required], values }): Place => [
      ...([name, schema, required] as const),
      values.length === choices.length ? null : { field, values },
    ]),
  ];
}
