/** The forms of effects are complete, and both games agree about a kind that they share. */
import type { GraphQLInputType } from 'graphql';
import {
  assertInputObjectType,
  coerceInputValue,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { DYNASTY_EFFECTS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { inputFieldOf } from '../../src/graphql/governance/proposals/effect-input';
import { readField } from '../../src/graphql/input/input-fields';
import type { SeasonId } from '../../src/kernel';
import { ROUND_EFFECTS } from '../../src/round';
import { FIELD_TYPES, inputName } from '../../src/season';
import type { EffectForm, InputField } from '../../src/season';

const schema = loadSchema();
const FORMS: readonly (readonly [kind: string, form: EffectForm])[] = [
  ...Object.entries(ROUND_EFFECTS.forms),
  ...Object.entries(DYNASTY_EFFECTS.forms),
];

function sdlType(kind: string, { bare }: EffectForm, name: string): GraphQLInputType {
  const inputs = schema.getType('ProposalEffectInput');
  const input = isInputObjectType(inputs) ? inputs.getFields()[inputFieldOf(kind)] : undefined;
  const type: GraphQLInputType = getNamedType(input!.type);
  return bare === true || !isInputObjectType(type) ? type : type.getFields()[name]!.type;
}

it.each(FORMS)('%s has a title, labels and sentences', (_kind, { title, description, fields }) => {
  const all: readonly InputField[] = Object.values(fields);
  for (const name of [title, ...all.map(({ label }) => label)]) {
    expect(name).toMatch(/^[A-Z][^.]*$/);
  }
  for (const text of [description, ...all.map((field) => field.description)]) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    // The schema adds the refusals.
    expect(text).not.toMatch(/Refused with/);
  }
});

it.each(FORMS)('%s has the fields of the schema', (kind, form) => {
  for (const [key, field] of Object.entries(form.fields)) {
    const declared = FIELD_TYPES[field.type].replace(/[[\]!]/g, '');
    const { name } = getNamedType(sdlType(kind, form, inputName(key, field)));
    expect([key, name]).toEqual([key, declared]);
  }
});

const requiredHere = FORMS.flatMap(([kind, form]) =>
  Object.entries(form.fields)
    .filter(([, { required, type }]) => required && type !== 'MARKDOWN' && type !== 'BOOLEAN')
    .filter(([key, field]) => !isNonNullType(sdlType(kind, form, inputName(key, field))))
    .map(([key, field]) => [`${inputFieldOf(kind)}.${inputName(key, field)}`, field] as const),
);

it('a field that only one game requires is given, or named', () => {
  const place = { season: 's1' as SeasonId, text: '' };
  for (const [at, field] of requiredHere) {
    expect(() => readField(field, undefined, { ...place, at })).toThrow(
      `The field "${at}" must be given.`,
    );
  }
  expect(requiredHere.map(([at]) => at)).toEqual(
    expect.arrayContaining(['giveItems.playerId', 'takeItems.playerId']),
  );
});

const INPUT = assertInputObjectType(schema.getType('ProposalEffectInput'));
const fieldsOf = ([kind, form]: (typeof FORMS)[number]): readonly string[] =>
  Object.entries(form.fields).map(([key, field]) =>
    form.bare ? inputFieldOf(kind) : inputName(key, field),
  );
const ALL_FIELDS = [...new Set(FORMS.flatMap(fieldsOf))];

it.each(FORMS.filter(([, { bare }]) => bare !== true))(
  '%s takes no field of another kind',
  (kind) => {
    // Both games may have the kind, with other fields.
    const own = FORMS.filter(([of]) => of === kind).flatMap(fieldsOf);
    for (const field of ALL_FIELDS.filter((name) => !own.includes(name))) {
      const problems: string[] = [];
      coerceInputValue(
        { [inputFieldOf(kind)]: { [field]: 1 } },
        INPUT,
        (_path, _value, { message }) => problems.push(message),
      );
      expect(problems).toContainEqual(
        expect.stringContaining(`Field "${field}" is not defined by`),
      );
    }
  },
);
