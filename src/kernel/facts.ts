import type { Instant } from './instant';
import type { Json } from './json';

declare const inside: unique symbol;

/**
 * The declaration of a fact of a refusal or an option: its internal type, and its form for clients.
 * `MOMENT` is sent in ISO 8601. `ID`, the local id of a `Type`, is sent as the API's id. `NUMBER`,
 * the number of a `Type` in its season, is sent together with its id. `ITSELF` is sent unchanged.
 */
export type Fact<T extends Json = Json, Type extends string = string> = {
  readonly [inside]?: T;
  /** The fact's name in the API if it differs. */
  readonly name?: string;
} & (
  | { readonly is: 'ITSELF' }
  | { readonly is: 'MOMENT' }
  | { readonly is: 'ID'; readonly type: Type }
  /** `idName`: the name of the fact with the id. */
  | { readonly is: 'NUMBER'; readonly type: Type; readonly idName: string }
);

/** Facts by name. */
export type FactTable<Type extends string = string> = Readonly<Record<string, Fact<Json, Type>>>;

export const itself = <T extends Json>(): Fact<T, never> => ({ is: 'ITSELF' });

export const momentAs = <T extends Instant | null = Instant>(name: string): Fact<T, never> => ({
  is: 'MOMENT',
  name,
});

export const idOf = <Type extends string, Id extends string = string>(
  type: Type,
): Fact<Id, Type> => ({ is: 'ID', type });

export const idAs = <Type extends string, Id extends string = string>(
  name: string,
  type: Type,
): Fact<Id, Type> => ({ is: 'ID', type, name });

export const numberOf = <Type extends string>(
  type: Type,
  idName: string,
): Fact<number | null, Type> => ({ is: 'NUMBER', type, idName });

/** The internal types of a table's facts. */
export type FactsIn<Table> = {
  readonly [N in keyof Table]: Table[N] extends Fact<infer T> ? T : never;
};

/**
 * Facts of a table: the facts in `Always` are always present, the facts in `Sometimes` are
 * optional.
 */
export type Telling<
  Table,
  Always extends keyof Table,
  Sometimes extends keyof Table = never,
> = Pick<FactsIn<Table>, Always> & Partial<Pick<FactsIn<Table>, Sometimes>>;
