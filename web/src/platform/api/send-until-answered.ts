import type { AnyVariables, Client, DocumentInput, OperationResult } from 'urql';
import { untilConnected } from '../live/connection';
import { isOutcomeUnknown } from './error-kind';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Sending<D> = {
  readonly client: Client;
  readonly document: DocumentInput<D>;
  /** Includes the idempotency key. */
  readonly input: object;
  /** Called after each attempt without an answer. */
  readonly onCut: (isFirst: boolean) => void;
  /** Returns false to abandon the command, which ends with its last failure. */
  readonly isWanted?: () => boolean;
};

/** Sends a command until an answer comes, each time with the same key. */
export async function sendUntilAnswered<D>(sending: Sending<D>): Promise<OperationResult<D>> {
  const { client, document, input, onCut, isWanted } = sending;
  const variables: AnyVariables = { input };
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const result = await client.mutation<D>(document, variables).toPromise();
    const { error } = result;
    if (error === undefined || !isOutcomeUnknown(error)) return result;
    onCut(waitMs === FIRST_WAIT_MS);
    await untilConnected(waitMs);
    if (isWanted?.() === false) return result;
  }
}
