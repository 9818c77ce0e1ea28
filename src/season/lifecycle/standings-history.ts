import type { Instant, PlayerId } from '../../kernel';

/** A moment of a season: after event `seq`, in a day and week of the rules. */
export type Moment = {
  readonly seq: number;
  readonly atMs: Instant;
  readonly day: number;
  readonly week: number;
};

/**
 * The moments in a history: each event that changed a standing, or the last event of each day or
 * week.
 */
export type HistoryStep = 'EVENT' | 'DAY' | 'WEEK';

type Since<S> = { readonly seq: number; readonly standing: S };

/** The players' standings over a season. A standing is stored only when it changes. */
export class StandingsHistory<S extends object> {
  private readonly series = new Map<PlayerId, Since<S>[]>();
  private readonly steps: Readonly<Record<HistoryStep, Moment[]>> = {
    EVENT: [],
    DAY: [],
    WEEK: [],
  };

  /** Records an event that may have changed these players' standings. */
  note(moment: Moment, standings: Iterable<readonly [PlayerId, S]>): void {
    let changed = false;
    for (const [player, standing] of standings) {
      const before = this.series.get(player) ?? [];
      if (before.length === 0) this.series.set(player, before);
      const last = before.at(-1);
      if (last !== undefined && isSame(last.standing, standing)) continue;
      before.push({ seq: moment.seq, standing });
      changed = true;
    }
    if (changed) this.steps.EVENT.push(moment);
    keepLast(this.steps.DAY, moment, 'day');
    keepLast(this.steps.WEEK, moment, 'week');
  }

  /** The moments, earliest first. The last day or week ends with the latest event. */
  moments(step: HistoryStep): readonly Moment[] {
    return this.steps[step];
  }

  /** The player's standing after event `seq`; null before the player joined. */
  standing(player: PlayerId, seq: number): S | null {
    const series = this.series.get(player) ?? [];
    let [low, high] = [0, series.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((series[middle]?.seq ?? Infinity) <= seq) low = middle + 1;
      else high = middle;
    }
    return series[low - 1]?.standing ?? null;
  }
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function keepLast(moments: Moment[], moment: Moment, period: 'day' | 'week'): void {
  if (moments.at(-1)?.[period] === moment[period]) moments.pop();
  moments.push(moment);
}
