/** The field of `ProposalEffectInput` that each kind of effect has: read, written, described. */
import type { Json, SeasonId } from '../../../kernel';
import { MOST_EFFECTS } from '../../../season';
import type { EffectOfType } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput } from '../../generated/resolvers';
import { readList } from '../../input/checks';
import { descriptionsOf, isGiven, readFields, writeFields } from '../../input/described-fields';
import type { DescribedField, DescribedFields } from '../../input/described-fields';
import type { FieldDescription } from '../../input/field-types';
import type { DescribedEffect } from './sources';

type Pascal<T extends string> = T extends `${infer One}_${infer Rest}`
  ? `${Capitalize<Lowercase<One>>}${Pascal<Rest>}`
  : Capitalize<Lowercase<T>>;
/** `GIVE_ITEMS` has the field `giveItems`. */
type FieldOf<T extends string> = Uncapitalize<Pascal<T>> & keyof ProposalEffectInput;

type WithoutType<Effect> = Effect extends unknown ? Omit<Effect, 'type'> : never;

/** An input with the effect's properties as its fields. */
type FieldsInput<Effect> = {
  /** The kind in an imperative sentence without its end. */
  readonly title: string;
  readonly fields: DescribedFields<WithoutType<Effect>>;
  /** True if the input is the value of the only field, or `true` without fields. */
  readonly bare?: true;
};

/** An input with a form of its own. */
interface OwnInput<Effect, Value> {
  readonly title: string;
  readonly fields: Readonly<Record<string, FieldDescription>>;
  /** `at`: the input's path. `text`: the proposal's text, which an article may take over. */
  read(season: SeasonId, at: string, value: Value, text: string): WithoutType<Effect>;
  write(season: SeasonId, effect: Effect): unknown;
}

export type EffectInputs<Effects extends { readonly type: string }> = {
  readonly [T in Effects['type']]:
    | FieldsInput<EffectOfType<Effects, T>>
    | OwnInput<EffectOfType<Effects, T>, NonNullable<ProposalEffectInput[FieldOf<T>]>>;
};

const pascal = (type: string): string =>
  type
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');
/** The object type of a kind of effect: `GiveItemsEffect`. */
export const effectTypeName = <T extends string>(type: T): `${Pascal<T>}Effect` =>
  `${pascal(type)}Effect` as `${Pascal<T>}Effect`;
const fieldOf = (type: string): keyof ProposalEffectInput =>
  pascal(type).replace(/^./, (one) => one.toLowerCase()) as keyof ProposalEffectInput;

/** Reads the effects of a game's proposal, writes an effect as its input, and lists the kinds. */
export function effectInputsBy<Effect extends { readonly type: string }>(
  kinds: EffectInputs<Effect>,
) {
  type Type = Effect['type'];
  const types = Object.keys(kinds) as Type[];
  const byField = new Map(types.map((type) => [fieldOf(type), type]));
  const kindOf = (type: Type): AnyInput => wholeInput(kinds[type]);

  function read(season: SeasonId, at: string, input: ProposalEffectInput, text: string): Effect {
    const given = Object.keys(input).filter((name) => isGiven(input[name as never]));
    const [field] = given as (keyof ProposalEffectInput)[];
    const type = field === undefined ? undefined : byField.get(field);
    if (field === undefined || type === undefined || given.length > 1) {
      throw badInput(at, `given with exactly one of its fields ${[...byField.keys()].join(', ')}`);
    }
    const fields = kindOf(type).read(season, `${at}.${field}`, input[field], text);
    return { type, ...fields } as unknown as Effect;
  }
  return {
    read: (
      season: SeasonId,
      effects: readonly ProposalEffectInput[],
      text: string,
    ): readonly Effect[] =>
      readList('effects', effects, 0, MOST_EFFECTS).map((input, at) =>
        read(season, `effects.${at}`, input, text),
      ),
    write: (season: SeasonId, effect: Effect): Json => ({
      [fieldOf(effect.type)]: kindOf(effect.type).write(season, effect) as Json,
    }),
    kinds: types.map((kind): DescribedEffect<Type> => {
      const { title, fields } = kindOf(kind);
      return { kind, field: fieldOf(kind), title, fields };
    }),
  };
}

type AnyInput = OwnInput<object, unknown>;
type SomeInput = FieldsInput<object> | AnyInput;

/** The input with its reader and writer, which follow from its fields. */
function wholeInput(input: SomeInput): AnyInput {
  if ('read' in input) return input;
  const { title, fields, bare } = input;
  if (bare === undefined) {
    return {
      ...{ title, fields: descriptionsOf(fields) },
      read: (season, at, value: object, text) => readFields(fields, season, `${at}.`, value, text),
      write: (season, effect) => writeFields(fields, season, effect),
    };
  }
  const [only] = Object.entries<DescribedField<unknown>>(fields);
  if (only === undefined) return { title, fields: {}, read: readTrue, write: () => true };
  const [key, field] = only;
  return {
    ...{ title, fields: { '': field } },
    read: (season, at, value, text) => ({ [key]: field.read(season, at, value, text) }),
    write: (season, effect) => field.write(season, effect[key as never]),
  };
}

function readTrue(_season: SeasonId, at: string, value: unknown): object {
  if (value !== true) throw badInput(at, 'true, or left out');
  return {};
}
