import { getNamedType, isAbstractType, isCompositeType, Kind, visit } from 'graphql';
import type {
  DocumentNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** What decides who may share the execution of an operation. */
export type Traits = {
  /** Whether it selects a field that is `@private`. */
  readonly isPrivate: boolean;
  /** The variables that its results depend on, once it is known what it follows. */
  readonly variables: readonly string[];
};

/** The document must be valid. */
export function traitsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Traits {
  return {
    isPrivate: new PrivacyLook(schema, document).selectsPrivate(operation),
    variables: variablesBelow(document, operation),
  };
}

class PrivacyLook {
  private readonly seen = new Set<string>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {}

  selectsPrivate({ operation, selectionSet }: OperationDefinitionNode): boolean {
    const root = this.schema.getRootType(operation);
    return root ? this.inSelections(selectionSet, root) : false;
  }

  private inSelections(set: SelectionSetNode, type: GraphQLCompositeType): boolean {
    return set.selections.some((selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return this.inField(selection.name.value, selection.selectionSet, type);
        case Kind.INLINE_FRAGMENT:
          return this.inFragment(selection.typeCondition?.name.value, selection.selectionSet, type);
        case Kind.FRAGMENT_SPREAD:
          return this.inSpread(selection.name.value, type);
      }
    });
  }

  /** A field of an interface is as private as it is in any type that has it. */
  private inField(
    name: string,
    below: SelectionSetNode | undefined,
    type: GraphQLCompositeType,
  ): boolean {
    const types = isAbstractType(type) ? [type, ...this.schema.getPossibleTypes(type)] : [type];
    return types.some((each) => {
      const field = 'getFields' in each ? each.getFields()[name] : undefined;
      if (field === undefined) return false;
      if (field.astNode?.directives?.some((directive) => directive.name.value === 'private')) {
        return true;
      }
      const given = getNamedType(field.type);
      return below !== undefined && isCompositeType(given) && this.inSelections(below, given);
    });
  }

  private inFragment(
    condition: string | undefined,
    set: SelectionSetNode,
    type: GraphQLCompositeType,
  ): boolean {
    const narrowed = condition === undefined ? type : this.schema.getType(condition);
    return isCompositeType(narrowed) && this.inSelections(set, narrowed);
  }

  private inSpread(name: string, type: GraphQLCompositeType): boolean {
    if (this.seen.has(name)) return false;
    this.seen.add(name);
    return this.document.definitions.some(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === name &&
        this.inFragment(definition.typeCondition.name.value, definition.selectionSet, type),
    );
  }
}

/** Those used anywhere but in the arguments of the root field: these say what is followed. */
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
