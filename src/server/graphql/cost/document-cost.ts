import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { priceOf } from './field-prices';
import { SchemaSizes, SHARE, isSchemaType } from './introspection-cost';
import { inputPrice, isPriced } from './input-price';
import type { Limits } from '../../scheduling/limits';

const META_FIELDS: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

type Variables = Readonly<Record<string, unknown>>;

/** The maximum cost of an operation. */
export type Cost = {
  /** In points: about one for each object of the answer. */
  readonly objects: number;
  /** A `first` or `last` outside its bounds; null if there is none. */
  readonly wrongPageSize: { readonly field: string; readonly size: number } | null;
  /** True if other variables could change the cost. */
  readonly byVariables: boolean;
};

/**
 * Estimates the number of objects in an answer, as GitHub does: a field with an object counts 1,
 * times the length of each list around it. A list's length comes from `@listSize`, or from the page
 * of its connection; `@cost` is added. Introspection counts the average lengths of the schema's
 * lists. Among types that exclude each other, the most expensive counts. The document must be
 * valid.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limits: Limits,
): Cost {
  return new Reckoning(schema, document, operation, variables, limits).reckon(operation);
}

const sizes = new WeakMap<GraphQLSchema, SchemaSizes>();

function sizesOf(schema: GraphQLSchema): SchemaSizes {
  const known = sizes.get(schema) ?? new SchemaSizes(schema);
  sizes.set(schema, known);
  return known;
}

class Reckoning {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly variables: Variables;
  private readonly known = new Map<SelectionSetNode, Map<string, number>>();
  private wrongPageSize: Cost['wrongPageSize'] = null;
  private byVariables = false;

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    given: Variables,
    private readonly limits: Limits,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.fragments.set(definition.name.value, definition);
      }
    }
    const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined
        ? []
        : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
    );
    this.variables = { ...Object.fromEntries(defaults), ...given };
  }

  reckon(operation: OperationDefinitionNode): Cost {
    const root = this.schema.getRootType(operation.operation);
    const objects = root ? this.selections(operation.selectionSet, root, null) : 0;
    return {
      objects: Math.ceil(objects),
      wrongPageSize: this.wrongPageSize,
      byVariables: this.byVariables,
    };
  }

  /** `page` is the length of a connection's lists; null outside a connection. */
  private selections(
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    page: number | null,
  ): number {
    if (!isAbstractType(type)) return this.ofObject(set, type, page);
    const costs = this.schema
      .getPossibleTypes(type)
      .map((possible) => this.ofObject(set, possible, page));
    return Math.max(0, ...costs);
  }

  /** Cached, since nested fragments repeat. */
  private ofObject(set: SelectionSetNode, type: GraphQLObjectType, page: number | null): number {
    const costs = this.known.get(set) ?? new Map<string, number>();
    this.known.set(set, costs);
    const key = `${type.name} ${page ?? ''}`;
    const known = costs.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const selection of set.selections) sum += this.ofSelection(selection, type, page);
    costs.set(key, sum);
    return sum;
  }

  private ofSelection(
    selection: SelectionNode,
    type: GraphQLObjectType,
    page: number | null,
  ): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, page);
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : this.fragments.get(selection.name.value);
    if (fragment === undefined) return 0;
    const condition = fragment.typeCondition?.name.value;
    return condition === undefined || this.applies(condition, type)
      ? this.ofObject(fragment.selectionSet, type, page)
      : 0;
  }

  private applies(condition: string, type: GraphQLObjectType): boolean {
    if (condition === type.name) return true;
    const conditionType = this.schema.getType(condition);
    // Object types come first, since a type check that fails takes long outside production.
    if (isObjectType(conditionType)) return false;
    return isAbstractType(conditionType) && this.schema.isSubType(conditionType, type);
  }

  private ofField(field: FieldNode, type: GraphQLObjectType, page: number | null): number {
    const definition = META_FIELDS.get(field.name.value) ?? type.getFields()[field.name.value];
    if (definition === undefined) return 0;
    const weight = this.weightOf(field, definition);
    const given = getNamedType(definition.type);
    if (!isCompositeType(given) || field.selectionSet === undefined) return weight;
    if (isSchemaType(given.name)) {
      return this.ofSchema(field.selectionSet, definition, type, given);
    }
    const times = this.times(field, definition, page);
    const own = this.pageOf(field, definition);
    return weight + times * (1 + this.selections(field.selectionSet, given, own));
  }

  private weightOf(field: FieldNode, definition: GraphQLField<unknown, unknown>): number {
    const { weight, extras } = priceOf(definition);
    let sum = weight;
    for (const [name, extra] of extras) {
      if ((this.argument(field, name) ?? null) !== null) sum += extra;
    }
    for (const { name, type } of definition.args) {
      if (!isPriced(type)) continue;
      // The input may contain a variable at any depth.
      this.byVariables = true;
      sum += inputPrice(type, this.argument(field, name));
    }
    return sum;
  }

  private ofSchema(
    set: SelectionSetNode,
    definition: GraphQLField<unknown, unknown>,
    type: GraphQLObjectType,
    given: GraphQLCompositeType,
  ): number {
    const times = sizesOf(this.schema).times(type.name, definition);
    return times * (SHARE + this.selections(set, given, null));
  }

  private times(
    field: FieldNode,
    definition: GraphQLField<unknown, unknown>,
    page: number | null,
  ): number {
    const { isList, assumedSize, slicing } = priceOf(definition);
    if (!isList) return 1;
    const given = slicing.flatMap((name) => {
      const value = this.argument(field, name);
      return typeof value === 'number' && value >= 0 ? [value] : [];
    });
    if (given.length > 0) return Math.max(...given);
    return assumedSize ?? page ?? this.limits.assumedListLength;
  }

  /** The value of the argument; undefined if it is not given. */
  private argument(field: FieldNode, name: string): unknown {
    const node = field.arguments?.find((argument) => argument.name.value === name)?.value;
    if (node?.kind === Kind.VARIABLE) this.byVariables = true;
    return node === undefined ? undefined : valueFromASTUntyped(node, this.variables);
  }

  /** The length of the connection's lists; null if the field is not a connection. */
  private pageOf(field: FieldNode, definition: GraphQLField<unknown, unknown>): number | null {
    const { isList, assumedSize, slicing } = priceOf(definition);
    if (isList || slicing.length === 0) return null;
    const given = slicing.flatMap((name) => {
      const size = this.argument(field, name);
      return typeof size === 'number' ? [{ field: name, size }] : [];
    });
    const { pageSize } = this.limits;
    const wrong = given.find(({ size }) => size < 1 || size > pageSize);
    if (wrong === undefined) return given[0]?.size ?? assumedSize ?? pageSize;
    this.wrongPageSize = wrong;
    return pageSize;
  }
}
