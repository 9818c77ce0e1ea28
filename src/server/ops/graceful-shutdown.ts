import type { Logger } from 'pino';

/**
 * Ends the parts one after another, each within a time limit, and records the names of parts that
 * did not end.
 */
export class GracefulShutdown {
  private readonly unfinished: string[] = [];

  constructor(private readonly log: Logger) {}

  /** The names of the parts that failed or did not end in time. */
  get abandoned(): readonly string[] {
    return this.unfinished;
  }

  /** Resolves once `end` has settled, or the time limit is over. */
  async step(name: string, limitMs: number, end: () => Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'over'>((resolve) => {
      timer = setTimeout(() => resolve('over'), limitMs);
    });
    try {
      if ((await Promise.race([end(), timeout])) !== 'over') return;
      this.log.error({ part: name, limitMs }, 'a part did not stop in time and was abandoned');
    } catch (error) {
      this.log.error({ part: name, err: error }, 'a part did not stop cleanly');
    } finally {
      clearTimeout(timer);
    }
    this.unfinished.push(name);
  }
}
