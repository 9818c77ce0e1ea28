import { setTimeout as wait } from 'node:timers/promises';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';

export type Pace = {
  /** About how long it takes before it does something, in milliseconds. */
  readonly thinkMs: number;
  readonly chance: Chance;
  /** When it is to stop thinking. */
  readonly signal: AbortSignal;
};

/** A client that looks at once, and thinks before it does anything: a bot is never in a hurry. */
export const paced = (client: Client, { thinkMs, chance, signal }: Pace): Client => ({
  ask: async (document, variables) => {
    if (isMutation(document)) {
      await wait(thinkMs * (0.5 + chance.next()), undefined, { signal });
    }
    return client.ask(document, variables);
  },
});

const isMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION,
  );
