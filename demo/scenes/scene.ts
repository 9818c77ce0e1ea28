/** What an edition is about: what is prepared for it, what bots do besides, and what it must show. */
import type { Act } from '../bots/play';
import type { Tally } from '../bots/seat';
import type { Client } from '../client/http';
import type { StoryEvent } from '../story/teller';

export type Expectation = { readonly what: string; readonly met: boolean };

/** All that came out of an evening. */
export type Outcome = {
  readonly heard: readonly StoryEvent[];
  readonly tally: Tally;
  /** How often the watcher was connected. */
  readonly connections: number;
  readonly count: (type: StoryEvent['__typename']) => number;
};

export type Guest = { readonly name: string; readonly playerId: string };

export type Scene = {
  readonly about: string;
  /** How many weeks it takes. */
  readonly weeks: number;
  /** The rules-time of the start: a round at a fast tempo starts when its host says. */
  readonly startsAt: string;
  /** What the host does before the start. */
  readonly prepare: (host: Client, seasonId: string, guests: readonly Guest[]) => Promise<void>;
  readonly act: Act;
  readonly expects: (outcome: Outcome) => readonly Expectation[];
};

export const SUNDAY = '2021-08-29T00:00:00.000Z';
export const THURSDAY = '2021-09-02T00:00:00.000Z';

/** At least as many as the scene takes. */
export const weeksOf = ({ weeks }: Scene, asked: number | null): number =>
  Math.max(weeks, asked ?? weeks);

/** So many of a kind of event, and at least one. */
export function shown(
  { count }: Outcome,
  what: string,
  ...types: readonly StoryEvent['__typename'][]
): Expectation {
  const counts = types.map(count);
  return { what: `${what} (${counts.join(', ')})`, met: counts.every((each) => each > 0) };
}
