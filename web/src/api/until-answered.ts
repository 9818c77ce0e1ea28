import type { AnyVariables, Client, DocumentInput, OperationResult } from 'urql';
import { untilConnected } from '../live/connection';
import { isLost } from './is-lost';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

type Sending<D> = {
  readonly client: Client;
  readonly document: DocumentInput<D>;
  /** With its key. */
  readonly input: object;
  /** Told each time that no answer came. */
  readonly onCut: (isFirst: boolean) => void;
  /** Whether it is still to be sent, where that may end; then the last failure is given. */
  readonly isWanted?: () => boolean;
};

/** Sends a command, and again with the same key while no answer comes. */
export async function untilAnswered<D>(sending: Sending<D>): Promise<OperationResult<D>> {
  const { client, document, input, onCut, isWanted } = sending;
  const variables: AnyVariables = { input };
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const result = await client.mutation<D>(document, variables).toPromise();
    const { error } = result;
    if (error === undefined || !isLost(error)) return result;
    onCut(waitMs === FIRST_WAIT_MS);
    await untilConnected(waitMs);
    if (isWanted?.() === false) return result;
  }
}
