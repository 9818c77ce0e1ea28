/** The field of `ProposalEffectInput` that each kind of effect has: read, and written back. */
import type { Json, PlayerId, SeasonId } from '../../../kernel';
import { MOST_EFFECTS } from '../../../season';
import type { EffectOfType } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput } from '../../generated/resolvers';
import { localGlobalId } from '../../ids/global-ids';
import type { LocalIds, SeasonType } from '../../ids/global-ids';
import { readList } from '../../input/checks';
import { readLocalOf } from '../../input/local-ids';

type Pascal<T extends string> = T extends `${infer One}_${infer Rest}`
  ? `${Capitalize<Lowercase<One>>}${Pascal<Rest>}`
  : Capitalize<Lowercase<T>>;
/** `GIVE_ITEMS` has the field `giveItems`. */
type FieldOf<T extends string> = Uncapitalize<Pascal<T>> & keyof ProposalEffectInput;

type WithoutType<Effect> = Effect extends unknown ? Omit<Effect, 'type'> : never;

interface EffectInput<Effect, Value> {
  /** `at`: the input's path. `text`: the proposal's text, which an article may take over. */
  read(season: SeasonId, at: string, value: Value, text: string): WithoutType<Effect>;
  write(season: SeasonId, effect: Effect): unknown;
}

export type EffectInputs<Effects extends { readonly type: string }> = {
  readonly [T in Effects['type']]: EffectInput<
    EffectOfType<Effects, T>,
    NonNullable<ProposalEffectInput[FieldOf<T>]>
  >;
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

/** Reads the effects of a game's proposal, and writes an effect as its input. */
export function effectInputsBy<Effect extends { readonly type: string }>(
  kinds: EffectInputs<Effect>,
) {
  const types = Object.keys(kinds) as Effect['type'][];
  const byField = new Map(types.map((type) => [fieldOf(type), type]));
  const kindOf = (type: Effect['type']): EffectInput<Effect, unknown> => kinds[type];

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
  };
}

export const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** A field whose value is the id of an object. */
export const idInput = <T extends SeasonType, Key extends string>(
  type: T,
  key: Key,
  expected?: string,
) => ({
  read: (season: SeasonId, at: string, id: string) =>
    ({ [key]: readLocalOf(season, type, at, id, expected) }) as Record<Key, LocalIds[T]>,
  write: (season: SeasonId, effect: Record<Key, LocalIds[T]>): string =>
    localGlobalId(type, season, effect[key]),
});

export const playerIdOf = (season: SeasonId, id: PlayerId): string =>
  localGlobalId('Player', season, id);

/** A field whose value is always `true`. */
export const trueInput = {
  read: (_season: SeasonId, at: string, value: boolean): object => {
    if (!value) throw badInput(at, 'true, or left out');
    return {};
  },
  write: (): boolean => true,
};
