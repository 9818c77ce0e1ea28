import type { Resolvers } from '../generated/resolvers';

export const inputFieldResolvers: Pick<Resolvers, 'InputField'> = {
  InputField: {
    field: ({ name }) => (name === '' ? null : name),
    label: ({ field }) => field.label,
    phrase: ({ field }) => field.phrase ?? null,
    absent: ({ field }) => field.absent ?? null,
    formulaPlace: ({ field }) => field.formulaPlace ?? null,
    description: ({ description }) => description,
    type: ({ field }) => field.type,
    required: ({ field }) => field.required,
    nullable: ({ field }) => field.nullable ?? false,
    choices: ({ field }) => field.choices ?? [],
    condition: ({ field }) => field.condition ?? null,
    oneOf: ({ field }) => [...(field.oneOf ?? [])],
    minimum: ({ field }) => field.minimum ?? null,
    step: ({ field }) => field.step ?? null,
    maximum: ({ field }) => field.maximum ?? null,
    maxLength: ({ field }) => field.maxLength ?? null,
  },
};
