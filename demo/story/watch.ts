/**
 * A signed-out watcher that prints the story from the live feed. Its connection is cut once, to
 * show that no event is lost. Resolves with all events.
 */
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import type { Rules } from '../game/rules';
import { StoryDocument } from '../generated/operations';
import { askStandings, standingsTable } from './standings';
import type { StoryEvent, Teller } from './teller';

export type Watching = {
  readonly client: Client;
  readonly live: Live;
  readonly seasonId: string;
  readonly rules: Rules;
  readonly clock: (at: string) => string;
  readonly teller: Teller;
  readonly describe: (name: string) => string;
  /** The week in whose Auction Phase the connection is cut. */
  readonly cutInWeek: number;
};

export async function watch(watching: Watching): Promise<readonly StoryEvent[]> {
  const { client, live, seasonId, clock, teller } = watching;
  const heard: StoryEvent[] = [];
  // The number of the last event, set once the round has ended.
  let last = Infinity;
  for await (const event of live.follow(StoryDocument, seasonId, 0)) {
    heard.push(event);
    teller.event(event, clock(event.at));
    const isOver = last !== Infinity;
    if (event.__typename === 'WeekEnded' && !isOver) await tellStandings(watching, event.week);
    if (isTimeToCut(event, watching.cutInWeek)) cut(watching);
    if (event.__typename === 'RoundClosed' || event.__typename === 'RoundWon') {
      last = (await askStandings(client, seasonId)).seq;
    }
    if (event.seq >= last) break;
  }
  return heard;
}

function isTimeToCut(event: StoryEvent, week: number): boolean {
  return event.__typename === 'PhaseStarted' && event.phase === 'AUCTION' && event.week === week;
}

function cut({ live, teller }: Watching): void {
  live.cut();
  teller.aside('aside', "The watcher's connection is cut here. It goes on by itself.");
}

async function tellStandings(watching: Watching, week: number): Promise<void> {
  const { client, seasonId, teller, describe, rules } = watching;
  const standings = await askStandings(client, seasonId);
  teller.header(`Standings at the end of week ${week}`);
  teller.lines(standingsTable(standings, rules, describe));
}
