import type { Resolvers } from '../generated/resolvers';
import type { FieldDescription } from './field-types';

/** A field of an input. `name` is empty for an input that is the value itself. */
export type InputFieldSource = {
  readonly name: string;
  readonly field: FieldDescription;
  readonly description: string;
};

export const inputFieldResolvers: Pick<Resolvers, 'InputField'> = {
  InputField: {
    field: ({ name }) => (name === '' ? null : name),
    label: ({ field }) => field.label,
    description: ({ description }) => description,
    type: ({ field }) => field.type,
    required: ({ field }) => field.required,
    nullable: ({ field }) => field.nullable ?? false,
    choices: ({ field }) => field.choices ?? [],
    when: ({ field }) => field.when ?? null,
    oneOf: ({ field }) => [...(field.oneOf ?? [])],
    minimum: ({ field }) => field.minimum ?? null,
    step: ({ field }) => field.step ?? null,
    maximum: ({ field }) => field.maximum ?? null,
    maxLength: ({ field }) => field.maxLength ?? null,
  },
};
