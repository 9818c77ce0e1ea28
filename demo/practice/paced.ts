import { setTimeout as wait } from 'node:timers/promises';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';

export type Pace = {
  /** The approximate delay before an action, in milliseconds. */
  readonly thinkMs: number;
  readonly chance: Chance;
  /** A mutation that people wait for: up to the first one there is no delay. */
  readonly hurriesTo?: string;
  /** Ends the delay. */
  readonly signal: AbortSignal;
};

/**
 * A client without delay for queries, but with one before each mutation, as if the bot were
 * thinking.
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

/** The name of a document's mutation; undefined for queries. */
function mutationOf({ definitions }: DocumentNode): string | undefined {
  const [operation] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.operation === OperationTypeNode.MUTATION ? operation.name?.value : undefined;
}
