/** The forms of effects are complete, and both games agree about a kind that they share. */
import { getNamedType, isInputObjectType } from 'graphql';
import { DYNASTY_EFFECTS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { inputFieldOf } from '../../src/graphql/governance/proposals/effect-input';
import { ROUND_EFFECTS } from '../../src/round';
import { FIELD_TYPES, inputName } from '../../src/season';
import type { EffectForm, InputField } from '../../src/season';

const schema = loadSchema();
const FORMS: readonly (readonly [kind: string, form: EffectForm])[] = [
  ...Object.entries(ROUND_EFFECTS.forms),
  ...Object.entries(DYNASTY_EFFECTS.forms),
];

function sdlType(kind: string, { bare }: EffectForm, name: string): string {
  const inputs = schema.getType('ProposalEffectInput');
  const input = isInputObjectType(inputs) ? inputs.getFields()[inputFieldOf(kind)] : undefined;
  const type = getNamedType(input!.type);
  return getNamedType(
    bare === true || !isInputObjectType(type) ? type : type.getFields()[name]!.type,
  ).name;
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
    expect([key, sdlType(kind, form, inputName(key, field))]).toEqual([key, declared]);
  }
});
