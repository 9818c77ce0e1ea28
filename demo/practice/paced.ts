import { setTimeout as wait } from 'node:timers/promises';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';

export type Pace = {
  /** The average delay before a mutation, in milliseconds. */
  readonly thinkMs: number;
  readonly chance: Chance;
  /** The mutation that people wait for. There is no delay before its first use. */
  readonly hurriesTo?: string;
  /** Aborts the delay. */
  readonly signal: AbortSignal;
};

/**
 * A client that waits before each mutation, as if the bot were thinking. Queries are not delayed.
 */
export function paced(client: Client, { thinkMs, chance, hurriesTo, signal }: Pace): Client {
  let hurries = hurriesTo !== undefined;
  return {
    ask: async (document, variables) => {
      const mutation = mutationOf(document);
      if (hurries && mutation === hurriesTo) hurries = false;
      if (mutation !== undefined && !hurries) {
        await wait(thinkMs * (0.5 + chance.next()), undefined, { signal });
      }
      return client.ask(document, variables);
    },
  };
}

/** The name of a document's mutation; undefined for other operations. */
function mutationOf({ definitions }: DocumentNode): string | undefined {
  const [operation] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.operation === OperationTypeNode.MUTATION ? operation.name?.value : undefined;
}
