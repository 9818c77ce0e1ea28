import { getNullableType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { weightOf } from './field-prices';

const priced = new WeakMap<GraphQLInputType, boolean>();

/** True if an input of this type has a field with `@cost`. */
export function isPriced(type: GraphQLInputType): boolean {
  const named = itemType(type);
  if (!isInputObjectType(named)) return false;
  const known = priced.get(named);
  if (known !== undefined) return known;
  // Ends the recursion for a type that contains itself.
  priced.set(named, false);
  const fields = Object.values(named.getFields());
  const isDear = fields.some((field) => weightOf(field.astNode?.directives ?? []) > 0);
  const found = isDear || fields.some((field) => isPriced(field.type));
  priced.set(named, found);
  return found;
}

/**
 * The cost of a given input: for each field with `@cost`, its weight, and 1 for each entry of its
 * list.
 */
export function inputPrice(type: GraphQLInputType, value: unknown): number {
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    return entries.reduce<number>((sum, entry) => sum + inputPrice(plain.ofType, entry), 0);
  }
  if (!isInputObjectType(plain) || !isRecord(value)) return 0;
  let sum = 0;
  for (const [name, field] of Object.entries(plain.getFields())) {
    const given = value[name] ?? null;
    if (given === null) continue;
    const weight = weightOf(field.astNode?.directives ?? []);
    if (weight > 0) sum += weight + (Array.isArray(given) ? given.length : 0);
    if (isPriced(field.type)) sum += inputPrice(field.type, given);
  }
  return sum;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function itemType(type: GraphQLInputType): GraphQLInputType {
  const plain = getNullableType(type);
  return isListType(plain) ? itemType(plain.ofType) : plain;
}
