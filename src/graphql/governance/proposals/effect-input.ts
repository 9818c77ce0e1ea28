/** The field of `ProposalEffectInput` that each kind of effect has: read and written. */
import type { Json, SeasonId } from '../../../kernel';
import { inputName, MOST_EFFECTS } from '../../../season';
import type { EffectForm, InputField } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput } from '../../generated/resolvers';
import { readList } from '../../input/checks';
import { readField, readFields, writeField, writeFields } from '../../input/input-fields';

const pascal = (type: string): string =>
  type
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('');
type Pascal<T extends string> = T extends `${infer One}_${infer Rest}`
  ? `${Capitalize<Lowercase<One>>}${Pascal<Rest>}`
  : Capitalize<Lowercase<T>>;
/** The object type of a kind of effect: `GiveItemsEffect`. */
export const effectTypeName = <T extends string>(type: T): `${Pascal<T>}Effect` =>
  `${pascal(type)}Effect` as `${Pascal<T>}Effect`;
/** `GIVE_ITEMS` has the field `giveItems`. */
export const inputFieldOf = (type: string): keyof ProposalEffectInput =>
  pascal(type).replace(/^./, (one) => one.toLowerCase()) as keyof ProposalEffectInput;

/** The fields of the input by name; a bare input has its only field under the empty name. */
export const fieldsByName = ({ fields, bare }: EffectForm): Readonly<Record<string, InputField>> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      bare === true ? '' : inputName(key, field),
      field,
    ]),
  );

const bareField = ({ fields }: EffectForm): readonly [string, InputField] | undefined =>
  Object.entries(fields)[0];

function readEffect(form: EffectForm, season: SeasonId, at: string, value: unknown, text: string) {
  const { fields, bare } = form;
  if (bare === undefined) {
    const names = Object.entries(fields).map(([key, field]) => inputName(key, field));
    const foreign = Object.entries(value as object).find(
      ([name, given]) => given !== null && given !== undefined && !names.includes(name),
    );
    if (foreign === undefined) return readFields<object>(fields, season, at, value as object, text);
    throw badInput(`${at}.${foreign[0]}`, 'left out: this game has none');
  }
  const only = bareField(form);
  if (only !== undefined) return { [only[0]]: readField(only[1], value, { season, at, text }) };
  if (value !== true) throw badInput(at, 'true, or left out');
  return {};
}

function writeEffect(form: EffectForm, season: SeasonId, effect: object): unknown {
  if (form.bare === undefined) return writeFields(form.fields, season, effect);
  const only = bareField(form);
  return only === undefined || writeField(only[1], effect[only[0] as never], season);
}

type AnyType = { readonly type: string };

/** Reads the effects of a game's proposal, and writes an effect as its input. */
export function effectInputsBy<Effect extends AnyType>(
  forms: Readonly<Record<Effect['type'], EffectForm>>,
) {
  const types = Object.keys(forms) as Effect['type'][];
  const byField = new Map(types.map((type) => [inputFieldOf(type), type]));

  function read(season: SeasonId, at: string, input: ProposalEffectInput, text: string): Effect {
    const given = Object.entries(input).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    const [[field, value] = ['', null]] = given;
    const type = byField.get(field as keyof ProposalEffectInput);
    if (type === undefined || given.length > 1) {
      throw badInput(at, `given with exactly one of its fields ${[...byField.keys()].join(', ')}`);
    }
    const fields = readEffect(forms[type], season, `${at}.${field}`, value, text);
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
      [inputFieldOf(effect.type)]: writeEffect(
        forms[effect.type as Effect['type']],
        season,
        effect,
      ) as Json,
    }),
  };
}
