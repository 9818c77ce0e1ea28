import type { Resolvers } from '../generated/resolvers';
import type { AnyRowSource } from '../rows';
import type { CALLED } from './event-field';
import type { EventSourceOf, EventType } from './event-source';
import type { NAMED_FIELDS } from './named-fields';

/**
 * The resolvers `R` of events, complete when there is no field of an event that neither they answer nor the
 * event itself, as `eventField` reads it. Otherwise it misses the field, by the names of both.
 */
export type Complete<R extends Resolvers> = Readonly<
  Record<'events' | Unanswered<R>, readonly Resolvers[]>
>;

type Unanswered<R> = { [T in EventType]: UnansweredOf<T, R> }[EventType];
type EveryEvent = 'seq' | 'at' | 'by' | 'season' | 'text' | 'channel' | 'transfers' | '__isTypeOf';
type FieldsOf<T extends EventType> = Required<NonNullable<Resolvers[T]>>;

type UnansweredOf<T extends EventType, R> = {
  [F in Exclude<keyof FieldsOf<T> & string, EveryEvent | Given<R, T>>]: false extends IsAnswered<
    EventSourceOf<T>,
    F,
    ResultOf<FieldsOf<T>[F]>
  >
    ? `${T}.${F}`
    : never;
}[Exclude<keyof FieldsOf<T> & string, EveryEvent | Given<R, T>>];

type IsAnswered<
  Source extends { readonly event: unknown },
  F extends string,
  Result,
> = F extends keyof Named ? IsNamed<Source, Named[F], Result> : IsOwn<Source['event'], F, Result>;

type Named = typeof NAMED_FIELDS;
/** Whether each event of the union has what the field of that name asks of it. */
type IsNamed<Source, Field, Result> = Source extends unknown
  ? Field extends (source: infer Asked) => infer Shown
    ? [Source, Shown] extends [Asked, Result]
      ? true
      : false
    : false
  : never;

type Given<R, T extends string> = R extends Partial<Record<T, infer Fields>> ? keyof Fields : never;

type ResultOf<Field> = Field extends (...args: never) => infer Result ? Result : never;

/** Whether each event of the union `E` has what the field `F` shows. */
type IsOwn<E, F extends string, Result> = E extends unknown
  ? Has<E, `${F}Id`> extends true
    ? IsRow<Result>
    : Has<E, `${Singular<F>}Ids`> extends true
      ? IsRow<Element<Result>>
      : Has<E, `${F}Ms`> extends true
        ? IsWithin<string, Result>
        : F extends keyof E
          ? IsWithin<E[F], Result>
          : IsOfType<E, F, Result>
  : never;

/** Whether the event has the ids of such a thing under the name of its type. */
type IsOfType<E, F extends string, Result> =
  IsRow<Result> extends true
    ? Has<E, `${Called<Result>}Id`>
    : IsRow<Element<Result>> extends true
      ? HasOne<E, `${F}${Capitalize<Called<Element<Result>>>}Ids` | `${Called<Element<Result>>}Ids`>
      : false;

type Called<Row> = CalledType<Extract<Row, AnyRowSource>['type']>;
type CalledType<T extends string> = T extends keyof typeof CALLED
  ? (typeof CALLED)[T]
  : Uncapitalize<T>;
type HasOne<E, Names extends string> = [Extract<keyof E, Names>] extends [never] ? false : true;
type Singular<F extends string> = F extends `${infer One}s` ? One : F;
type Has<E, Name extends string> = Name extends keyof E ? true : false;
type Element<List> = List extends readonly (infer One)[] ? One : never;
type IsRow<Result> = [Extract<Result, AnyRowSource>] extends [never] ? false : true;
type IsWithin<Value, Result> = [Value] extends [Result] ? true : false;
