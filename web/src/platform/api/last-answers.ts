import type { OperationResult } from 'urql';
import { isOutcomeUnknown } from './error-kind';

/** The number of queries remembered: enough for a few pages. */
const MOST = 100;

/**
 * The last answer to each query. If a refetch gets no answer, the page keeps showing the last one,
 * along with the user's input.
 */
export class LastAnswers {
  private readonly data = new Map<number, unknown>();

  /** The result; after a failure, the last data with the new error. */
  of(result: OperationResult): OperationResult {
    const { operation, error } = result;
    if (operation.kind !== 'query') return result;
    const { key } = operation;
    if (error === undefined) this.keep(key, result.data);
    else if (isOutcomeUnknown(error) && this.data.has(key)) {
      return { ...result, data: this.data.get(key) };
    }
    return result;
  }

  private keep(key: number, data: unknown): void {
    this.data.delete(key);
    this.data.set(key, data);
    const [oldest] = this.data.keys();
    if (this.data.size > MOST && oldest !== undefined) this.data.delete(oldest);
  }
}
