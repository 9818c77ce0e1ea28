import type { Instant } from '../kernel';
import type { Outage } from '../season';
import type { AnyGame, SeasonState } from './games';

/**
 * The outages that the season has not recorded yet: those that ended after its last event. A
 * recorded outage has an event at its end or later. A rehearsal has none, since its clock is moved
 * by hand.
 */
export const pendingIn = (
  game: AnyGame,
  state: SeasonState,
  lastAtMs: Instant,
  outages: readonly Outage[],
): readonly Outage[] => {
  const ended = outages.filter(({ untilMs }) => untilMs > lastAtMs);
  return ended.length === 0 || game.summary(state).rehearsal ? [] : ended;
};

/**
 * The next due instant of a state. It is cached until the state changes, since each command and
 * read needs it.
 */
export class NextDue {
  private cached: {
    readonly version: number;
    readonly lastAtMs: Instant;
    readonly outages: readonly Outage[];
    readonly at: Instant | null;
  } | null = null;

  constructor(
    private readonly game: AnyGame,
    private readonly state: SeasonState,
  ) {}

  /** `lastAtMs`: the instant of the state's last event. */
  after(lastAtMs: Instant, outages: readonly Outage[]): Instant | null {
    const { version } = this.state;
    const { cached } = this;
    if (cached?.version === version && cached.lastAtMs === lastAtMs && cached.outages === outages) {
      return cached.at;
    }
    const at = this.game.due(this.state, pendingIn(this.game, this.state, lastAtMs, outages));
    this.cached = { version, lastAtMs, outages, at };
    return at;
  }
}
