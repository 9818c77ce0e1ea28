import type { EffectForm, FieldType, InputField } from '../../src/season';
import { fc } from './property-testing';

/** Makes a value for a field of this type. */
export type FieldValues = Readonly<Record<FieldType, (field: InputField) => unknown>>;

/** An effect of the kind with values for its fields. Of the fields of a `oneOf` it has the first. */
export function effectWith(type: string, { fields }: EffectForm, values: FieldValues): object {
  const given = Object.entries(fields).filter(
    ([key, { oneOf }]) => oneOf === undefined || oneOf[0] === key,
  );
  return {
    type,
    ...Object.fromEntries(given.map(([key, field]) => [key, values[field.type](field)])),
  };
}

/** An effect of any kind, with these values for the fields of each type. */
export const anyEffect = <Effect extends { readonly type: string }>(
  forms: Readonly<Record<Effect['type'], EffectForm>>,
  values: Readonly<Record<FieldType, readonly unknown[]>>,
): fc.Arbitrary<Effect> =>
  fc
    .tuple(
      fc.constantFrom(...Object.entries<EffectForm>(forms)),
      fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
    )
    .map(([[type, form], numbers]) => {
      let next = 0;
      const of = (list: readonly unknown[]): unknown => list[numbers[next++ % 8]! % list.length];
      const made = Object.entries(values).map(([field, list]) => [field, () => of(list)]);
      return effectWith(type, form, Object.fromEntries(made) as FieldValues) as Effect;
    });
