import type { Resolvers } from '../generated/resolvers';
import type { AnyRowSource } from '../nodes/find-row';
import type { ID_FIELD_NAMES } from './event-field';
import type { EventSourceOf, EventType } from './event-source';
import type { NAMED_FIELDS } from './named-fields';
import type { TYPED_FIELDS } from './typed-fields';

/**
 * The resolvers `R` of events. The type is satisfied if `R` or `eventField` resolves every field of
 * every event; otherwise it requires a property named after the event and field.
 */
export type CompleteResolvers<R extends Resolvers> = Readonly<
  Record<'events' | UnresolvedFields<R>, readonly Resolvers[]>
>;

type UnresolvedFields<R> = { [T in EventType]: UnresolvedFieldsOf<T, R> }[EventType];
type EveryEvent =
  | 'id'
  | 'about'
  | 'seq'
  | 'at'
  | 'by'
  | 'season'
  | 'text'
  | 'facts'
  | 'channel'
  | 'transfers'
  | '__isTypeOf';
type FieldsOf<T extends EventType> = Required<NonNullable<Resolvers[T]>>;

type UnresolvedFieldsOf<T extends EventType, R> = {
  [F in Exclude<keyof FieldsOf<T> & string, EveryEvent | Given<R, T>>]: false extends IsAnswered<
    EventSourceOf<T>,
    F,
    ResultOf<FieldsOf<T>[F]>
  >
    ? `${T}.${F}`
    : never;
}[Exclude<keyof FieldsOf<T> & string, EveryEvent | Given<R, T>>];

type Sourced = { readonly event: unknown; readonly snapshot: unknown };

/** True if each source of the union resolves the field `F`. */
type IsAnswered<Source extends Sourced, F extends string, Result> = F extends keyof Named
  ? IsNamed<Source, Named[F], Result>
  : Source extends unknown
    ? true extends IsTyped<Source, F, Result>
      ? true
      : IsOwn<Source['event'], F, Result, Source['snapshot']>
    : never;

type Named = typeof NAMED_FIELDS;
/** True if each event of the union has the properties that the named field needs. */
type IsNamed<Source, Field, Result> = Source extends unknown
  ? Field extends (source: infer Asked) => infer Shown
    ? [Source, Shown] extends [Asked, Result]
      ? true
      : false
    : false
  : never;

type Typed = typeof TYPED_FIELDS;
/** For each type in `TYPED_FIELDS`: true if it can show the event's property `F`. */
type IsTyped<Source extends Sourced, F extends string, Result> = F extends keyof Source['event']
  ? { [T in keyof Typed]: IsShownAs<Typed[T], Source, Source['event'][F], Result> }[keyof Typed]
  : false;
type IsShownAs<Field, Source, Property, Result> = Field extends (
  source: infer Asked,
  property: infer AskedProperty,
) => infer Shown
  ? [Source, Property, Shown] extends [Asked, AskedProperty, Result]
    ? true
    : false
  : false;

type Given<R, T extends string> = R extends Partial<Record<T, infer Fields>> ? keyof Fields : never;

type ResultOf<Field> = Field extends (...args: never) => infer Result ? Result : never;

/** True if each event of the union `E` has a property that resolves the field `F`. */
type IsOwn<E, F extends string, Result, Reading> = E extends unknown
  ? Has<E, `${F}Id`> extends true
    ? IsRow<Result>
    : HasOne<E, `${Singular<F>}Ids` | `${F}Ids`> extends true
      ? IsRow<Element<Result>>
      : Has<E, `${F}Ms`> extends true
        ? IsWithin<string, Result>
        : F extends keyof E
          ? IsWithin<ShownOf<E[F], Result, Reading>, Result>
          : IsOfType<E, F, Result>
  : never;

/**
 * A property as `eventField` resolves it: objects with the snapshot; a missing property as null or
 * an empty list.
 */
type ShownOf<Property, Result, Reading> = Property extends undefined
  ? null extends Result
    ? null
    : readonly never[]
  : Property extends readonly (infer Part)[]
    ? readonly PartOf<Part, Reading>[]
    : PartOf<Property, Reading>;
type PartOf<Part, Reading> = Part extends object ? Part & { readonly snapshot: Reading } : Part;

/** True if the event's id property is named after the field's type. */
type IsOfType<E, F extends string, Result> =
  IsRow<Result> extends true
    ? Has<E, `${Called<Result>}Id`>
    : IsRow<Element<Result>> extends true
      ? HasOne<E, `${F}${Capitalize<Called<Element<Result>>>}Ids` | `${Called<Element<Result>>}Ids`>
      : false;

type Called<Row> = CalledType<Extract<Row, AnyRowSource>['type']>;
type CalledType<T extends string> = T extends keyof typeof ID_FIELD_NAMES
  ? (typeof ID_FIELD_NAMES)[T]
  : Uncapitalize<T>;
type HasOne<E, Names extends string> = [Extract<keyof E, Names>] extends [never] ? false : true;
type Singular<F extends string> = F extends `${infer One}s` ? One : F;
type Has<E, Name extends string> = Name extends keyof E ? true : false;
type Element<List> = List extends readonly (infer One)[] ? One : never;
type IsRow<Result> = [Extract<Result, AnyRowSource>] extends [never] ? false : true;
type IsWithin<Value, Result> = [Value] extends [Result] ? true : false;
