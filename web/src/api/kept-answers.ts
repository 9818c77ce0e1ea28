import type { OperationResult } from 'urql';
import { isLost } from './is-lost';

/** How many questions are remembered: those of a few pages. */
const MOST = 100;

/**
 * What was answered last, for when the same question gets no answer: the page goes on showing it instead of
 * nothing, with whatever is being done in it.
 */
export class KeptAnswers {
  private readonly data = new Map<number, unknown>();

  /** The result itself, or with what was known before beside what went wrong. */
  of(result: OperationResult): OperationResult {
    const { operation, error } = result;
    if (operation.kind !== 'query') return result;
    const { key } = operation;
    if (error === undefined) this.keep(key, result.data);
    else if (isLost(error) && this.data.has(key)) return { ...result, data: this.data.get(key) };
    return result;
  }

  private keep(key: number, data: unknown): void {
    this.data.delete(key);
    this.data.set(key, data);
    const [oldest] = this.data.keys();
    if (this.data.size > MOST && oldest !== undefined) this.data.delete(oldest);
  }
}
