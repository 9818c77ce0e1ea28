/** After the last day: the ranking, the fashion, the story of one game, and the goals. */
import type { Expectation } from '../scenes/scene';
import { FameDocument, RivalsDocument, StoryOfGameDocument } from '../generated/operations';
import type { FameQuery } from '../generated/operations';
import type { Stage } from '../stage';
import { table } from '../story/lines';
import { COMPANY } from './company';
import { dealAgain } from './deals';
import type { Evening } from './evening';
import { howItEnded, whatWasSeen } from './seen';
import type { Heard } from './tell';

type Fame = Extract<NonNullable<FameQuery['season']>, { readonly masks: unknown }>;

/** Resolves with true if every goal was met. */
export async function giveVerdict(evening: Evening, { teller, paint }: Stage): Promise<boolean> {
  const { client, seasonId } = evening;
  const { season } = await client.ask(FameDocument, { seasonId });
  if (season === null || !('masks' in season)) throw new Error('The dynasty is gone.');
  teller.header('Standings');
  teller.lines([...standings(season), '', `${season.winner?.name ?? 'Nobody'} has won.`]);
  teller.header('Moda');
  teller.lines(moda(season));
  teller.header('What revision 2 changed, which the host published');
  teller.lines(changes(season.byHost));
  teller.header('What revision 3 changed, which the players adopted');
  teller.lines(changes(season.byVote));
  for (const part of [await rivals(evening), await storyOf(evening)]) {
    teller.header(part.title);
    teller.lines(part.lines);
  }
  const deals = await dealAgain(evening);
  teller.header('Game 1, dealt again by the demo');
  teller.lines(deals.lines);
  teller.header('What the demo wanted to see');
  const { heard } = evening;
  const seen = [...whatWasSeen(heard), ...howItEnded(heard)];
  const checks = [...seen, ...whatWasCounted(evening), ...deals.checks];
  for (const { what, met } of checks) {
    teller.lines([paint(met ? 'green' : 'red', `${met ? '✓' : '✗'} ${what}`)]);
  }
  return checks.every(({ met }) => met);
}

function standings({ byPegs, byMagistrelli }: Fame): readonly string[] {
  const rows = byPegs.nodes.map(({ place, value, player }) => {
    const { games, won, lost, drawn, fined } = player.record ?? NO_RECORD;
    const magistrelli = byMagistrelli.nodes.find((entry) => entry.player.name === player.name);
    const plays = COMPANY.find(({ name }) => name === player.name)?.plays ?? '';
    return [
      String(place),
      player.name,
      ...[value, magistrelli?.value ?? 0, games, won, lost, drawn, fined].map(String),
      player.mask?.name ?? '',
      plays,
    ];
  });
  const numbers = ['Pegs', 'Magistrelli', 'Games', 'Won', 'Lost', 'Drawn', 'Fined'];
  return table([['', 'Player', ...numbers, 'Mask', 'Plays'], ...rows]);
}

const NO_RECORD = { games: 0, won: 0, lost: 0, drawn: 0, fined: 0 };

function moda({ masks }: Fame): readonly string[] {
  const rows = [...masks]
    .sort((one, other) => other.moda - one.moda)
    .map(({ name, moda: value, standing, wornBy }) => [
      name,
      String(value),
      standing === 'PLAIN' ? '' : standing.charAt(0) + standing.slice(1).toLowerCase(),
      wornBy.map((player) => player.name).join(', '),
    ]);
  return table([['Mask', 'Moda', 'Standing', 'Worn by'], ...rows]);
}

function changes(difference: Fame['byHost']): readonly string[] {
  return (difference?.sections ?? []).flatMap(({ title, lines }) => [
    title,
    ...lines
      .filter(({ change }) => change !== 'SAME')
      .map(({ change, text }) => `  ${change === 'ADDED' ? '+' : '-'} ${text}`),
  ]);
}

type Part = { readonly title: string; readonly lines: readonly string[] };

/** The record of the two players who met most often. */
async function rivals({ client, seasonId, heard }: Evening): Promise<Part> {
  const pairs = new Map<string, { readonly ids: readonly string[]; readonly games: number }>();
  for (const event of heard) {
    if (event.__typename !== 'GameStarted') continue;
    const ids = event.game.players.map(({ id }) => id).sort();
    const key = ids.join(' ');
    pairs.set(key, { ids, games: (pairs.get(key)?.games ?? 0) + 1 });
  }
  const [most] = [...pairs.values()].sort((one, other) => other.games - one.games);
  const [playerId, opponentId] = most?.ids ?? [];
  const title = 'Head to head';
  if (playerId === undefined || opponentId === undefined) return { title, lines: [] };
  const { season } = await client.ask(RivalsDocument, { seasonId, playerId, opponentId });
  const rivalry = season !== null && 'headToHead' in season ? season.headToHead : null;
  if (rivalry === null) return { title, lines: [] };
  const { player, opponent, record, games } = rivalry;
  return {
    title: `${title}: ${player.name} and ${opponent.name}`,
    lines: [
      `${record.games} ended: ${player.name} won ${record.won}, ${opponent.name} ${record.lost}, nobody ${record.drawn}.`,
      ...games.map(({ number, gameStatus, campione, participants }) => {
        const score = participants.map((each) => `${each.player.name} ${each.score}`).join(', ');
        const end = gameStatus === 'ENDED' ? `Campione: ${campione?.name ?? 'nobody'}` : 'voided';
        return `Game ${number}: ${score}. ${end}.`;
      }),
    ],
  };
}

/** The story of the game with the highest total score. */
async function storyOf({ client, heard }: Evening): Promise<Part> {
  const scored = new Map<string, number>();
  for (const event of heard) {
    if (event.__typename !== 'CardPlayed') continue;
    scored.set(event.game.id, (scored.get(event.game.id) ?? 0) + event.scored);
  }
  const [best] = [...scored].sort(([, one], [, other]) => other - one);
  const { node } = await client.ask(StoryOfGameDocument, { gameId: best?.[0] ?? '' });
  if (node?.__typename !== 'GiolittiGame') throw new Error('There is no such game.');
  return { title: `Game ${node.number}, in which most was scored`, lines: node.story };
}

function whatWasCounted({ heard, states, tally, connections }: Evening): readonly Expectation[] {
  const [dispute] = tally.disputes;
  return [
    {
      what: `the feed has events 1 to ${heard.length}, each once and in order`,
      met: heard.length > 0 && heard.every(isInPlace),
    },
    { what: `tables were followed live (${states} states)`, met: states > heard.length / 10 },
    {
      what: `the watcher's connection was cut and made again (${connections} connections)`,
      met: connections >= 2,
    },
    { what: `commands were refused (${tally.refusals})`, met: tally.refusals > 0 },
    {
      what: `the bots' reckoning agrees with claimable (${tally.compared})${dispute === undefined ? '' : `: ${dispute}`}`,
      met: tally.compared > 0 && dispute === undefined,
    },
  ];
}

const isInPlace = ({ seq }: Heard, place: number): boolean => seq === place + 1;
