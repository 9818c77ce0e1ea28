import type { Instant, PlayerId } from '../../kernel';

/** A moment of a season: after the event of that number, in that day and week of the rules. */
export type Moment = {
  readonly seq: number;
  readonly atMs: Instant;
  readonly day: number;
  readonly week: number;
};

/** After each event that changed a standing, or after the last one of each day or week. */
export type HistoryStep = 'EVENT' | 'DAY' | 'WEEK';

type Since<S> = { readonly seq: number; readonly standing: S };

/** The players' standings over a season, stored by change and time. */
export class StandingsHistory<S extends object> {
  private readonly series = new Map<PlayerId, Since<S>[]>();
  private readonly steps: Readonly<Record<HistoryStep, Moment[]>> = {
    EVENT: [],
    DAY: [],
    WEEK: [],
  };

  /** Records an event after which the standings of these players may differ. */
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

  /** The earliest first; the last moment of days and weeks is the present one. */
  moments(step: HistoryStep): readonly Moment[] {
    return this.steps[step];
  }

  /** The player's standing after the event of that number; null before the player joined. */
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
