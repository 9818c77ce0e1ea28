/** The inputs of effects in the SDL, and the fields that the records of their kinds declare, agree. */
import { isDeepStrictEqual } from 'node:util';
import { getNamedType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLInputField } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { DYNASTY_EFFECT_INPUTS } from '../../src/graphql/governance/proposals/dynasty-effect-inputs';
import { effectTypeName } from '../../src/graphql/governance/proposals/effect-input';
import { ROUND_EFFECT_INPUTS } from '../../src/graphql/governance/proposals/round-effect-inputs';
import type { DescribedEffect } from '../../src/graphql/governance/proposals/sources';
import { FIELD_TYPES } from '../../src/graphql/input/field-types';
import type { FieldDescription } from '../../src/graphql/input/field-types';

const schema = loadSchema();
const FOLDER = 'src/graphql/governance/proposals';
const KINDS: readonly (readonly [file: string, kinds: readonly DescribedEffect[]])[] = [
  [`${FOLDER}/round-effect-inputs.ts`, ROUND_EFFECT_INPUTS.kinds],
  [`${FOLDER}/dynasty-effect-inputs.ts`, DYNASTY_EFFECT_INPUTS.kinds],
];
const SDL = 'src/graphql/<concept>/<concept>.graphql';

function inputFields(name: string): Readonly<Record<string, GraphQLInputField>> {
  const type = schema.getType(name);
  return isInputObjectType(type) ? type.getFields() : {};
}

const numberOf = (digits = ''): number => Number(digits.replaceAll(',', ''));

/** The limits that the description of a number or a text states, such as `1 to 40 characters`. */
function statedLimits({ type }: FieldDescription, words: string): Partial<FieldDescription> {
  if (type === 'INTEGER') {
    const [, least, most] = /([\d,]+) to ([\d,]+)/.exec(words) ?? [];
    return most === undefined ? {} : { minimum: numberOf(least), maximum: numberOf(most) };
  }
  if (!['TEXT', 'URL', 'MARKDOWN'].includes(type)) return {};
  const [, most] = /\bto ([\d,]+) (?:characters|small letters)/.exec(words) ?? [];
  return most === undefined ? {} : { maxLength: numberOf(most) };
}

/** The difference between a declared field and the SDL's; null if there is none. */
function difference(
  at: string,
  declared: FieldDescription,
  field: GraphQLInputField,
  isBare: boolean,
): string | null {
  const expected = FIELD_TYPES[declared.type];
  if (getNamedType(field.type).name !== expected) {
    return `${at} is ${String(field.type)} in ${SDL}, but its record declares ${declared.type}: use ${expected}, or another type of field.`;
  }
  // A dynasty requires the player that a round can replace by a duck.
  const isShared = at.startsWith('PlayerItemsInput.playerId');
  const limits = statedLimits(declared, field.description ?? '');
  if (!isDeepStrictEqual({ ...declared, ...limits }, { ...declared })) {
    return `${at} has the limits ${JSON.stringify(limits)} in ${SDL}, but not in its record.`;
  }
  if (isBare || isShared || isNonNullType(field.type) === declared.required) return null;
  const word = declared.required ? 'optional' : 'required';
  return `${at} is ${word} in ${SDL}, but not in its record.`;
}

function problemsOf({ kind, field, fields }: DescribedEffect, file: string): readonly string[] {
  const input = inputFields('ProposalEffectInput')[field];
  if (input === undefined) {
    return [
      `${kind} has no input: write "extend input ProposalEffectInput { ${field}: … }" in ${SDL}.`,
    ];
  }
  const type = getNamedType(input.type);
  const bare = fields[''];
  if (bare !== undefined) {
    return [difference(`ProposalEffectInput.${field}`, bare, input, true) ?? []].flat();
  }
  if (!isInputObjectType(type)) {
    const isTrue = type.name === 'Boolean' && Object.keys(fields).length === 0;
    return isTrue ? [] : [`${field} is no input type: write "bare: true" for ${kind} in ${file}.`];
  }
  // A dynasty has no ducks.
  const isElsewhere = (name: string): boolean => name === 'duckId' && file.includes('dynasty');
  const undeclared = Object.keys(type.getFields()).filter(
    (name) => fields[name] === undefined && !isElsewhere(name),
  );
  return [
    ...undeclared.map(
      (name) =>
        `${type.name}.${name} is not declared: write it in the fields of ${kind} in ${file}.`,
    ),
    ...Object.entries(fields).flatMap(([name, declared]) => {
      const found = type.getFields()[name];
      const at = `${type.name}.${name}`;
      if (found === undefined) return [`${at} is declared for ${kind}, but not in ${SDL}.`];
      return [difference(at, declared, found, false) ?? []].flat();
    }),
  ];
}

it.each(KINDS)('%s declares the inputs of the SDL', (file, kinds) => {
  expect(kinds.flatMap((kind) => problemsOf(kind, file))).toEqual([]);
});

it('each input of an effect has a kind, and each kind its type', () => {
  const all = KINDS.flatMap(([, kinds]) => kinds);
  const unknown = Object.keys(inputFields('ProposalEffectInput'))
    .filter((name) => !all.some(({ field }) => field === name))
    .map((name) => `ProposalEffectInput.${name} has no kind: write its record in ${FOLDER}.`);
  const untyped = all
    .filter(({ kind }) => !isObjectType(schema.getType(effectTypeName(kind))))
    .map(({ kind }) => `${kind}: write "type ${effectTypeName(kind)} implements …" in ${SDL}.`);
  expect([...unknown, ...untyped]).toEqual([]);
});

it('each declared field has a label and a description', () => {
  for (const [, kinds] of KINDS) {
    for (const { field, title, fields } of kinds) {
      const input = inputFields('ProposalEffectInput')[field]!;
      const own = inputFields(getNamedType(input.type).name);
      expect(title).toMatch(/^[A-Z][^.]*$/);
      for (const [name, { label }] of Object.entries(fields)) {
        expect(label).toMatch(/^[A-Z][^.]*$/);
        expect((own[name] ?? input).description ?? '').not.toBe('');
      }
    }
  }
});
