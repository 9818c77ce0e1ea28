import { DAY_MS, instant } from '../kernel';
import type { AccountId, SeasonId } from '../kernel';
import { GAMES } from '../engine';
import type { Engine, Presence, SeasonSnapshot } from '../engine';
import type { ExhibitionLimits } from './practice';
import { setClock } from './join';

type RunningExhibitionDeps = {
  /** The house's account, which moves the clock. */
  readonly host: AccountId;
  readonly engine: Pick<Engine, 'read' | 'submit'>;
  readonly presence: Pick<Presence, 'count'>;
  readonly bounds: ExhibitionLimits;
  readonly onError: (error: unknown) => void;
  /** Called once nobody has watched for `exhibitionIdleMs`. */
  readonly onUnwatched: () => void;
  /**
   * Called if the exhibition has ended or should end: it has become long, or the house may not move
   * its clock any more.
   */
  readonly onLong: (reading: SeasonSnapshot) => Promise<void>;
  /** Called while the bots have kept their places for `exhibitionQuietMs` or longer. */
  readonly onPlayed: () => void;
};

/**
 * A running exhibition. After some time without an event, its clock moves to the next deadline, or
 * else by one day. The clock waits for nobody, so that nobody can delay it.
 */
export class RunningExhibition {
  private timer: NodeJS.Timeout | undefined;
  private seq = 0;
  private watchedAtMs = performance.now();
  private areSeated = false;
  private wereSeated = false;
  private ended = false;

  constructor(
    private readonly id: SeasonId,
    private readonly deps: RunningExhibitionDeps,
  ) {}

  begin(): void {
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.look().then(
        () => {
          this.begin();
        },
        (error: unknown) => {
          this.deps.onError(error);
          this.begin();
        },
      );
    }, this.deps.bounds.exhibitionQuietMs).unref();
  }

  /** The bots have taken their places, so the time for their moves starts. */
  seated(): void {
    this.areSeated = true;
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const { engine, presence, bounds, onUnwatched, onLong, onPlayed } = this.deps;
    const stayed = this.wereSeated;
    this.wereSeated = this.areSeated;
    if (presence.count(this.id) > 0) this.watchedAtMs = performance.now();
    else if (performance.now() - this.watchedAtMs >= bounds.exhibitionIdleMs) {
      onUnwatched();
      return;
    }
    const reading = await engine.read(this.id);
    if (this.ended) return;
    if (reading === null) {
      onUnwatched();
      return;
    }
    if (stayed) onPlayed();
    const { seq, status } = reading.record;
    const isLong = status === 'ENDED' || seq >= bounds.exhibitionEvents;
    if (isLong) await onLong(reading);
    else if (seq !== this.seq || !this.areSeated) this.seq = seq;
    else if (!(await this.goOn(reading))) await onLong(reading);
  }

  /** Moves the clock; false if the house may not move it any more. */
  private async goOn({ kind, state, now }: SeasonSnapshot): Promise<boolean> {
    const { engine, host } = this.deps;
    const due = GAMES[kind].view(state, now).nextDeadlineMs;
    const toMs = instant(Math.max(due ?? now + DAY_MS, now));
    const done = await setClock(engine, this.id, host, toMs);
    return done !== null && done.refusal === null;
  }
}
