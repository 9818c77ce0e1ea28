/** An edition's scene: its preparation, the bots' extra actions, and its goals. */
import type { Act } from '../bots/play';
import type { Tally } from '../bots/seat';
import type { Client } from '../client/http';
import type { StoryEvent } from '../story/teller';

export type Expectation = { readonly what: string; readonly met: boolean };

/** The outcome of a run. */
export type Outcome = {
  readonly heard: readonly StoryEvent[];
  readonly tally: Tally;
  /** The number of the watcher's connections. */
  readonly connections: number;
  readonly count: (type: StoryEvent['__typename']) => number;
};

export type Guest = { readonly name: string; readonly playerId: string };

export type Scene = {
  readonly about: string;
  /** The least number of weeks to play. */
  readonly weeks: number;
  /** The rules-time of the start. */
  readonly startsAt: string;
  /** The host's actions before the start. */
  readonly prepare: (host: Client, seasonId: string, guests: readonly Guest[]) => Promise<void>;
  readonly act: Act;
  readonly expects: (outcome: Outcome) => readonly Expectation[];
};

export const SUNDAY = '2021-08-29T00:00:00.000Z';
export const THURSDAY = '2021-09-02T00:00:00.000Z';

/** The weeks to play: the number asked for, but at least the scene's. */
export const weeksOf = ({ weeks }: Scene, asked: number | null): number =>
  Math.max(weeks, asked ?? weeks);

/** The goal that the journal has at least one event of each type. */
export function shown(
  { count }: Outcome,
  what: string,
  ...types: readonly StoryEvent['__typename'][]
): Expectation {
  const counts = types.map(count);
  return { what: `${what} (${counts.join(', ')})`, met: counts.every((each) => each > 0) };
}
