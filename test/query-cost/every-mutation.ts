/**
 * Every mutation with an input of the maximum size: the longest lists, texts and patches that the
 * descriptions allow and a request can hold. A new mutation or field is included at once.
 */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredInputField,
} from 'graphql';
import type {
  GraphQLField,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
} from 'graphql';

type Input = Readonly<Record<string, unknown>>;

/** A mutation with the variable `$input`. `field` is the name of the mutation. */
export type AskedMutation = {
  readonly name: string;
  readonly field: string;
  readonly text: string;
  readonly input: Input;
};

/** Values of inputs. `place` is the index in the nearest list. */
export type MutationValues = {
  readonly id: (name: string, place: number) => string;
  /** The only useful text for a field, such as the account's password; null for any other field. */
  readonly fixed: (name: string) => string | null;
  /** A code, or another text without a stated length. */
  readonly code: (name: string, place: number) => string;
  readonly patch: readonly object[];
  /** The bytes that the variables of a request can have. */
  readonly bytes: number;
};

/** Fields without influence on the size of the work, or with a default that reaches more of it. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['idempotencyKey', 'edition', 'class', 'clientSeed', 'inviteCode', 'counterTo', 'tableId'],
  ...['startsAtRulesTime', 'tempo', 'until'],
]);
/** The field that an input gets if its fields exclude each other. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  ItemInput: ['card'],
  OwnerInput: ['playerId'],
  PlayerItemsInput: ['playerId', 'items'],
};
/** Inputs whose fields exclude each other: a mutation with one is asked once for each field. */
const VARIED: ReadonlySet<string> = new Set(['ProposalEffectInput', 'ProposeContractChangeInput']);
/** The fields of a varied input that are in each of its variants. */
const SHARED: ReadonlySet<string> = new Set(['seasonId', 'contractId']);

export function everyMutation(schema: GraphQLSchema, values: MutationValues): AskedMutation[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.flatMap((field) => {
    const type = inputOf(field);
    const variants = type === null ? [] : variantsOf(type);
    return (variants.length === 0 ? [null] : variants).map((variant): AskedMutation => ({
      name: variant === null ? field.name : `${field.name}(${variant})`,
      field: field.name,
      text: textOf(field),
      input: type === null ? {} : largest(type, variant, values),
    }));
  });
}

const inputOf = ({ args }: GraphQLField<unknown, unknown>): GraphQLInputObjectType | null => {
  const type = args[0] === undefined ? null : getNullableType(args[0].type);
  return isInputObjectType(type) ? type : null;
};

function textOf(field: GraphQLField<unknown, unknown>): string {
  const payload = getNamedType(field.type);
  const isRefusable = isObjectType(payload) && payload.getFields()['refusal'] !== undefined;
  const selection = `{ __typename ${isRefusable ? 'refusal { code message }' : ''} }`;
  const [argument] = field.args;
  if (argument === undefined) return `mutation { ${field.name} ${selection} }`;
  return `mutation ($input: ${String(argument.type)}) { ${field.name}(input: $input) ${selection} }`;
}

/** The fields of the varied input inside an input; empty for none. */
function variantsOf(type: GraphQLInputObjectType, above: readonly string[] = []): string[] {
  if (above.includes(type.name)) return [];
  const fields = Object.values(type.getFields());
  if (VARIED.has(type.name)) {
    return fields.map(({ name }) => name).filter((name) => !isLeftOut(name) && !SHARED.has(name));
  }
  return fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    return isInputObjectType(inner) ? variantsOf(inner, [...above, type.name]) : [];
  });
}

const isLeftOut = (name: string): boolean => LEFT_OUT.has(name);

/** The longest lists come first. A list of lists soon exceeds a request, so all become shorter. */
const LENGTHS = [300, 200, 150, 100, 70, 50, 30, 20, 10];

function largest(
  type: GraphQLInputObjectType,
  variant: string | null,
  values: MutationValues,
): Input {
  for (const most of LENGTHS) {
    const builder = new Builder(values, variant, most);
    const input = builder.object(type, 0);
    if (!builder.isOver && Buffer.byteLength(JSON.stringify(input)) <= values.bytes) return input;
  }
  throw new Error(`no request holds an input ${type.name}`);
}

/** Lengths of texts, as a multiple of the lengths of lists. */
const CHARACTERS = 100;

class Builder {
  /** The bytes of the names and leaves so far. */
  private bytes = 0;

  constructor(
    private readonly values: MutationValues,
    private readonly variant: string | null,
    private readonly most: number,
  ) {}

  /** True if the input is too long for a request, and therefore incomplete. */
  get isOver(): boolean {
    return this.bytes > this.values.bytes;
  }

  object(type: GraphQLInputObjectType, place: number): Input {
    const fields = Object.values(type.getFields()).filter((field) => this.has(type, field));
    for (const { name } of fields) this.bytes += name.length;
    return Object.fromEntries(
      fields.map((field) => [field.name, this.value(field.type, field, place, type)]),
    );
  }

  private has(type: GraphQLInputObjectType, field: GraphQLInputField): boolean {
    const { name } = field;
    if (VARIED.has(type.name)) return name === this.variant || SHARED.has(name);
    const chosen = CHOSEN[type.name];
    if (chosen !== undefined) return chosen.includes(name);
    return isRequiredInputField(field) || !isLeftOut(name);
  }

  private value(
    type: GraphQLInputType,
    field: GraphQLInputField,
    place: number,
    of: GraphQLInputObjectType,
  ): unknown {
    const plain = getNullableType(type);
    if (isListType(plain)) return this.list(plain.ofType, field, of);
    if (isEnumType(plain)) return plain.getValues()[0]?.name;
    // The owners of a move must differ.
    if (isInputObjectType(plain)) return this.object(plain, place + (field.name === 'to' ? 1 : 0));
    switch (plain.name) {
      case 'ID':
        return this.counted(this.values.id(field.name, place));
      case 'Int':
        return 1;
      case 'Boolean':
        return true;
      case 'JSON':
        return field.name === 'to' ? 1 : this.values.patch.slice(0, this.most);
      case 'DateTime':
        return '2022-09-06T00:00:00Z';
      default:
        return this.counted(this.text(field, place));
    }
  }

  private counted(text: string): string {
    this.bytes += text.length;
    return text;
  }

  private list(
    entry: GraphQLInputType,
    field: GraphQLInputField,
    of: GraphQLInputObjectType,
  ): unknown[] {
    const type = getNamedType(entry);
    if (isEnumType(type)) return type.getValues().map(({ name }) => name);
    const length = Math.min(longestList(field, of) ?? this.most, this.most);
    const values: unknown[] = [];
    while (values.length < length && !this.isOver) {
      values.push(this.value(entry, field, values.length, of));
    }
    return values;
  }

  private text(field: GraphQLInputField, place: number): string {
    const fixed = this.values.fixed(field.name);
    if (fixed !== null) return fixed;
    const longest = longestText(field);
    if (longest === null) return this.values.code(field.name, place);
    const words = 'Words '.repeat(Math.ceil(longest / 6));
    return `${words.slice(0, Math.min(longest, this.most * CHARACTERS) - 1)}x`;
  }
}

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''));

/** The maximum length of a list, by its description or that of its input; null for none. */
export function longestList(
  { description }: GraphQLInputField,
  of: GraphQLInputObjectType,
): number | null {
  const [own, whole] = [description, of.description].map((text) =>
    numberOf(/(?:\bto|at most|up to) ([\d,]+)/.exec(text ?? '')?.[1]),
  );
  return own ?? whole ?? null;
}

/** The maximum length of a text, by its description; null if the description states none. */
const longestText = ({ description }: GraphQLInputField): number | null =>
  numberOf(/(?:\bto|at most|up to) ([\d,]+)(?: visible)? characters/i.exec(description ?? '')?.[1]);
