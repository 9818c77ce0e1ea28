import { getNullableType, isListType } from 'graphql';
import type { ConstArgumentNode, ConstDirectiveNode, GraphQLField } from 'graphql';

type Field = Pick<GraphQLField<unknown, unknown>, 'type' | 'astNode'>;

/** A field's cost from the SDL's `@cost` and `@listSize`. */
export type FieldPrice = {
  /** Points added to the cost of the result. */
  readonly weight: number;
  /** The points that each of these arguments adds if it is given. */
  readonly extras: ReadonlyMap<string, number>;
  readonly isList: boolean;
  /** The list's length in the SDL; null if the SDL gives none. */
  readonly assumedSize: number | null;
  /** The arguments that limit the list's length. */
  readonly slicing: readonly string[];
};

const prices = new WeakMap<Field, FieldPrice>();

export function priceOf(field: Field): FieldPrice {
  const known = prices.get(field);
  if (known !== undefined) return known;
  const directives = field.astNode?.directives ?? [];
  const listSize = directives.find(({ name }) => name.value === 'listSize');
  const price = {
    weight: weightOf(directives),
    extras: new Map(
      (field.astNode?.arguments ?? [])
        .map((each) => [each.name.value, weightOf(each.directives ?? [])] as const)
        .filter(([, weight]) => weight > 0),
    ),
    isList: isListType(getNullableType(field.type)),
    assumedSize: numberOf(listSize, 'assumedSize'),
    slicing: textsOf(listSize, 'slicingArguments'),
  };
  prices.set(field, price);
  return price;
}

/** True if the SDL gives the field a cost of its own. */
export const isExpensive = (field: Field): boolean => priceOf(field).weight > 0;

export function weightOf(directives: readonly ConstDirectiveNode[]): number {
  const cost = directives.find(({ name }) => name.value === 'cost');
  return Number(textOf(cost, 'weight') ?? 0);
}

function argumentOf(
  directive: ConstDirectiveNode | undefined,
  name: string,
): ConstArgumentNode | undefined {
  return directive?.arguments?.find((argument) => argument.name.value === name);
}

function textOf(directive: ConstDirectiveNode | undefined, name: string): string | null {
  const value = argumentOf(directive, name)?.value;
  return value !== undefined && 'value' in value ? String(value.value) : null;
}

function numberOf(directive: ConstDirectiveNode | undefined, name: string): number | null {
  const text = textOf(directive, name);
  return text === null ? null : Number(text);
}

function textsOf(directive: ConstDirectiveNode | undefined, name: string): string[] {
  const value = argumentOf(directive, name)?.value;
  if (value === undefined || !('values' in value)) return [];
  return value.values.flatMap((each) => ('value' in each ? [String(each.value)] : []));
}
