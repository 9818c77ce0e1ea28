import { Kind } from 'graphql';
import type { DocumentNode, OperationDefinitionNode, SelectionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Ticket } from '../scheduling/operation-scheduler';
import { SerializedData } from '../encoding/serialize';

type Executed = {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** The maximum number of cached answers, each of up to a megabyte. */
const KEPT = 8;
/** The maximum length of variables in a key; an operation with longer variables is not cached. */
const LONGEST_KEY = 1_000;

/**
 * Caches answers about the schema. They never change, and generators and consoles all send the same
 * operations. The key is the operation with its variables; the least recently used leave first.
 */
export class Introspection {
  private readonly answers = new LRUCache<string, SerializedData>({ max: KEPT });
  /**
   * The computations under way, by address and key. One address never waits for another, because
   * the other may be slow.
   */
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly numbers = new WeakMap<OperationDefinitionNode, number | null>();
  private requests = 0;

  /**
   * The cached answer, after any computation of it for the same address. Null if the caller must
   * compute the answer; other callers then wait until the caller's ticket is released. Cheap
   * operations are never cached: for these it returns null at once.
   */
  known(ticket: Ticket, prepared: Executed): Promise<SerializedData | null> | null {
    const { release } = ticket;
    const key = release === null ? null : this.keyOf(prepared);
    return release === null || key === null ? null : this.knownAs(key, ticket, release);
  }

  private async knownAs(
    key: string,
    ticket: Ticket,
    leave: () => void,
  ): Promise<SerializedData | null> {
    const at = `${ticket.client.address} ${key}`;
    for (;;) {
      const known = this.get(key);
      if (known !== null) return known;
      const other = this.inFlight.get(at);
      if (other === undefined) break;
      ticket.work.pause();
      await other;
    }
    const left = new Promise<void>((resolve) => {
      ticket.release = () => {
        this.inFlight.delete(at);
        leave();
        resolve();
      };
    });
    this.inFlight.set(at, left);
    return null;
  }

  /** The key of an operation about the schema alone; null for any other operation. */
  private keyOf({ document, operation, variables }: Executed): string | null {
    const number = this.numberOf(document, operation);
    if (number === null) return null;
    // Undeclared variables change no answer, and may be long.
    const declared = (operation.variableDefinitions ?? []).map(
      ({ variable }) => variable.name.value,
    );
    const given = JSON.stringify(declared.map((name) => variables[name]));
    return given.length > LONGEST_KEY ? null : `${number} ${given}`;
  }

  private numberOf(document: DocumentNode, operation: OperationDefinitionNode): number | null {
    const known = this.numbers.get(operation);
    if (known !== undefined) return known;
    const isOne = asksForSchema(document, operation.selectionSet.selections);
    const number = isOne ? (this.requests += 1) : null;
    this.numbers.set(operation, number);
    return number;
  }

  private get(key: string): SerializedData | null {
    return this.answers.get(key) ?? null;
  }

  /** Caches an answer without errors: an error, such as a timeout, need not occur the next time. */
  keep(prepared: Executed, { data, errors }: { data?: unknown; errors?: unknown }): void {
    const key = this.keyOf(prepared);
    if (key === null || errors !== undefined || !(data instanceof SerializedData)) return;
    this.answers.set(key, data);
  }
}

/**
 * True if the operation is about the schema alone; each fragment is checked once. The document must
 * be valid.
 */
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
