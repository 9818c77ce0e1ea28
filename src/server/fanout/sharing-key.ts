import {
  BREAK,
  isAbstractType,
  Kind,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  DocumentNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';

/** The properties of an operation that decide who can share its execution. */
export type SharingKey = {
  /** True if the operation selects a field that is `@private`. */
  readonly isPrivate: boolean;
  /** The variables used outside the root field's arguments. */
  readonly variables: readonly string[];
};

/** The document must be valid. */
export function sharingKeyOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): SharingKey {
  return {
    isPrivate: selectsPrivate(schema, ownOf(document, operation)),
    variables: variablesBelow(document, operation),
  };
}

/** The operation with the fragments that it uses. */
function ownOf(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const alone = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
  return separateOperations(alone)[operation.name?.value ?? ''] ?? alone;
}

/** An interface's field is private if it is private in any implementing type. */
function selectsPrivate(schema: GraphQLSchema, document: DocumentNode): boolean {
  const here = new TypeInfo(schema);
  const isPrivateIn = (type: GraphQLCompositeType, name: string): boolean =>
    'getFields' in type &&
    (type.getFields()[name]?.astNode?.directives ?? []).some(
      (directive) => directive.name.value === 'private',
    );
  let found = false;
  const look = visitWithTypeInfo(here, {
    Field: ({ name }) => {
      const type = here.getParentType();
      if (!type) return undefined;
      const types = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
      found = types.some((each) => isPrivateIn(each, name.value));
      return found ? BREAK : undefined;
    },
  });
  visit(document, look);
  return found;
}

/** The variables used outside the root field's arguments; these arguments only name the subject. */
function variablesBelow(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly string[] {
  const rootArguments = new Set(
    operation.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? (selection.arguments ?? []) : [],
    ),
  );
  const names = new Set<string>();
  visit(document, {
    Argument: (node) => (rootArguments.has(node) ? false : undefined),
    VariableDefinition: () => false,
    Variable: ({ name }) => {
      names.add(name.value);
    },
  });
  return [...names].sort();
}
