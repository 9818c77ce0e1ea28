import { setTimeout as wait } from 'node:timers/promises';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';

export type Pace = {
  /** About how long it takes before it does something, in milliseconds. */
  readonly thinkMs: number;
  readonly chance: Chance;
  /** The mutation for which somebody waits: what comes before the first of it is not thought over. */
  readonly hurriesTo?: string;
  /** When it is to stop thinking. */
  readonly signal: AbortSignal;
};

/** A client that looks at once, and thinks before it does anything: a bot is never in a hurry. */
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

/** The name of the mutation that a document is; nothing for one that only looks. */
function mutationOf({ definitions }: DocumentNode): string | undefined {
  const [operation] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.operation === OperationTypeNode.MUTATION ? operation.name?.value : undefined;
}
