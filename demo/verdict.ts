/** After the round: who won, whether the dice were fair, and whether the demo showed everything. */
import type { Arguments } from './arguments';
import type { Evening } from './casino';
import type { Expectation } from './expectations';
import { checkStory } from './expectations';
import { VerificationDocument } from './generated/operations';
import type { Paint } from './story/paint';
import { askStandings, standingsTable } from './story/standings';
import type { Teller } from './story/teller';
import { verifyWeek } from './verify-dice';

/** True when everything was as it should be. */
export async function giveVerdict(
  evening: Evening,
  { bots }: Arguments,
  teller: Teller,
  paint: Paint,
): Promise<boolean> {
  const standings = await askStandings(evening.client, evening.seasonId);
  teller.header(`After the round of ${bots} bots`);
  teller.lines(standingsTable(standings, evening.describe));
  const winner = standings.winner?.name ?? null;
  teller.lines(['', winner === null ? 'Nobody has ten Gold Stars yet.' : `${winner} has won.`]);

  const dice = await verifyFirstWeek(evening, teller);
  teller.header('What the demo wanted to see');
  const checks = [...checkStory(evening.heard, evening.tally, evening.connections), ...dice];
  for (const { what, met } of checks) {
    teller.lines([paint(met ? 'green' : 'red', `${met ? '✓' : '✗'} ${what}`)]);
  }
  return checks.every(({ met }) => met);
}

async function verifyFirstWeek(
  { client, seasonId, heard }: Evening,
  teller: Teller,
): Promise<readonly Expectation[]> {
  const week = 1;
  const { verification } = await client.ask(VerificationDocument, { seasonId, week });
  const { scope, algorithm, streams } = verification;
  const stream = streams.find((each) => each.week === week);
  if (stream === undefined) return [{ what: 'there are dice of week 1 to check', met: false }];

  const commitment = heard.flatMap((event) =>
    event.__typename === 'WeekStarted' && event.week === week ? [event.commitment] : [],
  )[0];
  const told = heard.flatMap((event) =>
    'rolls' in event && event.rolls.week === week ? [{ seq: event.seq, dice: event.rolls }] : [],
  );
  const problems = verifyWeek(scope, stream, commitment ?? '', told);
  teller.header('The dice of week 1, thrown again by the demo');
  teller.lines([
    `algorithm   ${algorithm}`,
    `commitment  ${stream.commitment}`,
    `seed        ${stream.seed ?? 'not published'}`,
    `draws       ${stream.draws.length}, told of by ${told.length} events`,
    ...(problems.length === 0 ? ['All as the seed gives them.'] : problems),
  ]);
  const thrown = stream.draws.length > 0;
  return [{ what: 'the dice of week 1 are fair', met: thrown && problems.length === 0 }];
}
