import { getNullableType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import { weightOf } from './field-prices';

const priced = new WeakMap<GraphQLInputType, boolean>();

/** True if an input of this type has a list, or a field with `@cost`. */
export function isPriced(type: GraphQLInputType): boolean {
  const named = itemType(type);
  if (!isInputObjectType(named)) return false;
  const known = priced.get(named);
  if (known !== undefined) return known;
  // Ends the recursion for a type that contains itself.
  priced.set(named, false);
  const fields = Object.values(named.getFields());
  const isDear = fields.some((field) => isList(field) || ownWeight(field) > 0);
  const found = isDear || fields.some((field) => isPriced(field.type));
  priced.set(named, found);
  return found;
}

const isList = ({ type }: GraphQLInputField): boolean => isListType(getNullableType(type));
const ownWeight = ({ astNode }: GraphQLInputField): number => weightOf(astNode?.directives ?? []);

/**
 * The cost of a given input: the weight of each field with `@cost`, and 1 for each entry of a list,
 * since each is read, checked and stored.
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
    const weight = ownWeight(field);
    sum += weight;
    if (Array.isArray(given) && (weight > 0 || isList(field))) sum += given.length;
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
