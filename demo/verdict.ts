/** After the round: the winner, the check of the dice, and the demo's goals. */
import type { Arguments } from './arguments';
import type { Evening } from './casino';
import { checkStory } from './expectations';
import type { Rules } from './game/rules';
import { VerificationDocument } from './generated/operations';
import type { Expectation, Outcome } from './scenes/scene';
import type { Paint } from './story/paint';
import { askStandings, standingsTable } from './story/standings';
import type { Standings } from './story/standings';
import type { Teller } from './story/teller';
import { verifyWeek } from './verify-dice';

/** Resolves with true if every goal was met. */
export async function giveVerdict(
  evening: Evening,
  { bots }: Arguments,
  teller: Teller,
  paint: Paint,
): Promise<boolean> {
  const { heard, tally, connections, rules, scene } = evening;
  const standings = await askStandings(evening.client, evening.seasonId);
  teller.header(`After the round of ${bots} bots`);
  teller.lines(standingsTable(standings, rules, evening.describe));
  teller.lines([...galleryLines(standings), '', winnerLine(standings, rules)]);

  const dice = await verifyFirstWeek(evening, teller);
  teller.header('What the demo wanted to see');
  const count: Outcome['count'] = (type) =>
    heard.filter(({ __typename }) => __typename === type).length;
  const outcome = { heard, tally, connections, count };
  const checks = [...checkStory(outcome), ...scene.expects(outcome), ...dice];
  for (const { what, met } of checks) {
    teller.lines([paint(met ? 'green' : 'red', `${met ? '✓' : '✗'} ${what}`)]);
  }
  return checks.every(({ met }) => met);
}

function galleryLines(standings: Standings): readonly string[] {
  const nodes = 'gallery' in standings ? standings.gallery.nodes : [];
  if (nodes.length === 0) return [];
  return [
    '',
    'In the Gallery:',
    ...nodes.map(({ title, artist, value }) => `  ${title} by ${artist}, worth ${value}`),
  ];
}

function winnerLine({ winner }: Standings, { victory, items }: Rules): string {
  if (winner !== null) return `${winner.name} has won.`;
  if (victory === null) {
    return 'By these rules nobody wins: the round goes on as long as it pleases.';
  }
  const { plural = victory.item } = items.find(({ item }) => item === victory.item) ?? {};
  return `Nobody has ${victory.quantity} ${plural} yet.`;
}

async function verifyFirstWeek(
  { client, seasonId, heard }: Evening,
  teller: Teller,
): Promise<readonly Expectation[]> {
  const week = 1;
  const { diceProof } = await client.ask(VerificationDocument, { seasonId, week });
  const { scope, streams } = diceProof;
  const stream = streams.find((each) => each.week === week);
  if (stream === undefined) return [{ what: 'there are dice of week 1 to check', met: false }];

  const promised = heard.flatMap((event) =>
    event.__typename === 'WeekStarted' && event.week === week ? [event] : [],
  )[0] ?? { seq: 0, commitment: '', clientSeeds: [] };
  const sets = heard.flatMap((event) => (event.__typename === 'ClientSeedSet' ? [event] : []));
  const told = heard.flatMap((event) =>
    'rolls' in event && event.rolls.week === week ? [{ seq: event.seq, dice: event.rolls }] : [],
  );
  const problems = verifyWeek(scope, stream, promised, told, sets);
  teller.header('The dice of week 1, thrown again by the demo');
  teller.lines([
    `algorithm   ${stream.algorithm}`,
    `added        ${stream.fixedClientSeeds.length} client seeds fixed before`,
    `commitment  ${stream.commitment}`,
    `seed        ${stream.seed ?? 'not published'}`,
    `draws       ${stream.draws.length}, told of by ${told.length} events`,
    ...(problems.length === 0 ? ['All as the seed gives them.'] : problems),
  ]);
  const thrown = stream.draws.length > 0;
  return [{ what: 'the dice of week 1 are fair', met: thrown && problems.length === 0 }];
}
