import {
  coerceInputValue,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import { seasonGlobalId } from '../../../src/graphql/ids/global-ids';
import { seasonId } from '../../../src/kernel';
import { ask, schema } from './try-options';
import type { Played } from './try-options';

type Told = {
  readonly mutation: string;
  readonly inputType: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly needs: readonly string[];
};

const OPTIONS = `query ($id: ID!) { season(id: $id) { viewer { options {
  mutation inputType input needs } } } }`;

/** The account's options, in the API's form. */
async function optionsFor(played: Played, who: string): Promise<readonly Told[]> {
  const id = seasonGlobalId(played.kind, seasonId('0123456789abcdef01234567'));
  const { data, errors } = await ask(played, who, OPTIONS, { id });
  expect(errors).toEqual([]);
  const { season } = JSON.parse(JSON.stringify(data)) as {
    readonly season: { readonly viewer: { readonly options: readonly Told[] } } | null;
  };
  return season?.viewer.options ?? [];
}

function inputTypeOf({ mutation, inputType }: Told): GraphQLInputObjectType {
  const type = schema.getType(inputType);
  if (!isInputObjectType(type)) throw new Error(`${mutation} takes no ${inputType}`);
  return type;
}

/** A value of the type, for input that the option leaves open. */
function anyOf(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, anyOf(field.type)]));
  }
  switch (plain.name) {
    case 'Boolean':
      return false;
    case 'Int':
      return 1;
    case 'DateTime':
      return '2099-01-01T00:00:00Z';
    default:
      return 'x';
  }
}

/**
 * Checks that an option's `input` is valid, and that the command succeeds if the input is complete.
 */
async function checkOption(played: Played, who: string, told: Told): Promise<void> {
  const { mutation, inputType, input, needs } = told;
  const fields = inputTypeOf(told).getFields();
  const asked = Object.values(fields).filter(isRequiredInputField);
  const chosen = new Set([...Object.keys(input), ...needs]);
  expect([...chosen].filter((name) => !(name in fields))).toEqual([]);
  expect(asked.filter(({ name }) => !chosen.has(name))).toEqual([]);
  expect(needs.filter((name) => name in input)).toEqual([]);
  for (const [name, value] of Object.entries(input)) coerceInputValue(value, fields[name]!.type);
  const rest = Object.fromEntries(needs.map((name) => [name, anyOf(fields[name]!.type)]));
  const { data, errors } = await ask(
    played,
    who,
    `mutation ($input: ${inputType}!) {
      ${mutation}(input: $input) { refusal { code message } } }`,
    { input: { ...input, ...rest } },
  );
  if (needs.length === 0) {
    expect([who, told, errors, data]).toEqual([who, told, [], { [mutation]: { refusal: null } }]);
  }
  for (const { message, extensions } of errors) {
    const field = extensions['field'];
    const named = typeof field === 'string' ? field.split('.')[0]! : '';
    expect([told, message, needs.includes(named)]).toEqual([told, message, true]);
  }
}

/** Checks all options of each account. Returns the mutations seen. */
export async function checkAll(played: Played, accounts: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const who of accounts) {
    for (const told of await optionsFor(played, who)) {
      await checkOption(played, who, told);
      seen.push(told.mutation);
    }
  }
  return seen;
}
