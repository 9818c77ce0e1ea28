import type { AnyVariables, Client, DocumentInput, OperationResult } from 'urql';
import { untilConnected } from '../live/connection';
import { isOutcomeUnknown } from './error-kind';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Sending<D> = {
  readonly client: Client;
  readonly document: DocumentInput<D>;
  /** Includes the key. */
  readonly input: object;
  /** Called each time that no answer comes. */
  readonly onCut: (isFirst: boolean) => void;
  /** For a command that may be abandoned: false ends it with the last failure. */
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
