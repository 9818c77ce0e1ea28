import { Kind } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  OperationDefinitionNode,
  SelectionNode,
} from 'graphql';

type Asked = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** How many answers are kept, of which each can have a megabyte. */
const KEPT = 8;
/** How often variables may be told apart; longer ones are answered anew. */
const LONGEST_KEY = 1_000;

/**
 * Answers about the schema, which never change: generators and consoles all ask the same. Kept by
 * operation and variables, the last used ones first to stay.
 */
export class Introspection {
  private readonly answers = new Map<string, ExecutionResult>();
  private readonly numbers = new WeakMap<OperationDefinitionNode, number | null>();
  private asked = 0;

  /** The answer as it was given before, or as it is worked out now. */
  answer(
    prepared: Asked,
    run: () => ExecutionResult | Promise<ExecutionResult>,
  ): ExecutionResult | Promise<ExecutionResult> {
    const key = this.keyOf(prepared);
    if (key === null) return run();
    return this.get(key) ?? this.work(key, run);
  }

  private async work(
    key: string,
    run: () => ExecutionResult | Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const result = await run();
    this.keep(key, result);
    return result;
  }

  /** The key of an operation that asks for nothing but the schema; null for others. */
  keyOf({ document, operation, variables }: Asked): string | null {
    const number = this.numberOf(document, operation);
    if (number === null) return null;
    const given = JSON.stringify(variables);
    return given.length > LONGEST_KEY ? null : `${number} ${given}`;
  }

  private numberOf(document: DocumentNode, operation: OperationDefinitionNode): number | null {
    const known = this.numbers.get(operation);
    if (known !== undefined) return known;
    const isOne = asksForSchema(document, operation.selectionSet.selections);
    const number = isOne ? (this.asked += 1) : null;
    this.numbers.set(operation, number);
    return number;
  }

  get(key: string): ExecutionResult | null {
    const known = this.answers.get(key);
    if (known === undefined) return null;
    this.answers.delete(key);
    this.answers.set(key, known);
    return known;
  }

  /** An answer with errors, or one that has taken too long, may be another the next time. */
  keep(key: string, result: ExecutionResult): void {
    if (result.errors !== undefined) return;
    this.answers.set(key, result);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= KEPT) return;
      this.answers.delete(oldest);
    }
  }
}

/** Whether nothing else is asked for; each fragment is looked at once. The document is valid. */
function asksForSchema(
  document: DocumentNode,
  selections: readonly SelectionNode[],
  seen = new Set<string>(),
): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__');
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return asksForSchema(document, selection.selectionSet.selections, seen);
    }
    const name = selection.name.value;
    if (seen.has(name)) return true;
    seen.add(name);
    return document.definitions.some(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === name &&
        asksForSchema(document, definition.selectionSet.selections, seen),
    );
  });
}
