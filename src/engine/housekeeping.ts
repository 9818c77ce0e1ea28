import { instant } from '../kernel';
import type { Clock, SeasonStore } from './ports';

/** How long a repeated request is recognised by its idempotency key: seven days. */
const ANSWERS_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** A season that nobody has used for so long leaves memory: half an hour. */
const SEASON_IDLE_MS = 30 * 60 * 1_000;

const EVERY_MS = 60_000;
/** Answers that one statement removes, so that no commit waits long for it. */
const ANSWERS_A_STATEMENT = 1_000;
const STATEMENTS_A_ROUND = 20;

type Parts = {
  readonly store: Pick<SeasonStore, 'forgetAnswers'>;
  readonly engine: { letGo(idleMs: number): Promise<void> };
  readonly clock: Clock;
  readonly onTrouble: (error: unknown) => void;
};

/** What has to be done now and then, and by no particular time; any node may do it. */
export class Housekeeping {
  /** Answers that were forgotten since the start. */
  answersForgotten = 0;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly parts: Parts) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.tidy().then(
        () => {
          this.start();
        },
        (error: unknown) => {
          this.parts.onTrouble(error);
          this.start();
        },
      );
    }, EVERY_MS);
    this.timer.unref();
  }

  /** One round. What is left of the answers is for the next. */
  async tidy(): Promise<void> {
    const { store, engine, clock } = this.parts;
    await engine.letGo(SEASON_IDLE_MS);
    const before = instant(clock.now() - ANSWERS_KEPT_MS);
    for (let statement = 0; statement < STATEMENTS_A_ROUND && !this.stopped; statement += 1) {
      const forgotten = await store.forgetAnswers(before, ANSWERS_A_STATEMENT);
      this.answersForgotten += forgotten;
      if (forgotten < ANSWERS_A_STATEMENT) return;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }
}
