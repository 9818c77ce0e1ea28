/** Seasons paused by vote, and the new deadlines after the pause [AA5]. */
import { add, amend, day } from '../api/nomic';
import { SCRIBE } from '../support/custom-mechanics';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' };
const OF_ROUND = `pausedSince pausedUntil ... on Round {
  auction { biddingClosesAt } secretActions { maturesAt revealsAt } judge { sitting { until } } }`;
const OF_DYNASTY = `pausedSince pausedUntil offices { until }
  ... on Dynasty { games { nodes { deadline } } }`;

it('a paused round tells when its dates will be, and that nobody bids', async () => {
  const round = await nomics.open('a round');
  await round.does('host', 'appointJudge', { playerId: round.players.bob });
  await round.grants('ann', { card: KNIGHT });
  await round.clockTo(day(1));
  await round.does('ann', 'sealHand', { cards: [KNIGHT] });
  const dates = {
    auction: { biddingClosesAt: day(4) },
    secretActions: [{ maturesAt: day(4), revealsAt: day(7) }],
  };
  expect(await round.season(OF_ROUND)).toMatchObject({
    ...{ pausedSince: null, pausedUntil: null, ...dates },
  });
  const term = { setTerm: { playerId: round.players.bob, until: day(20) } };
  await round.adopts('Holidays', term, { pauseSeason: 7 });
  const later = {
    secretActions: [{ maturesAt: day(11), revealsAt: day(14) }],
    judge: { sitting: [{ until: day(27) }] },
  };
  expect(await round.season(OF_ROUND)).toEqual({
    ...{ pausedSince: day(3), pausedUntil: day(10), auction: { biddingClosesAt: null } },
    ...later,
  });
  await round.clockTo(day(10));
  expect(await round.season(OF_ROUND)).toEqual({
    ...{ pausedSince: null, pausedUntil: null, auction: { biddingClosesAt: day(11) } },
    ...later,
  });
});

it('a paused dynasty tells when its clocks will run out, and its terms', async () => {
  const dynasty = await nomics.open('a dynasty');
  await dynasty.adopts('A Scribe', amend(add('/offices', [{ ...SCRIBE, termDays: 9 }])));
  for (const who of ['ann', 'bob'] as const) {
    const playerId = dynasty.players.ann;
    await dynasty.does(who, 'voteForOffice', { office: 'SCRIBE', playerId });
    await dynasty.does(who, 'setReadiness', { ready: true });
  }
  await dynasty.does('host', 'startGame');
  const dates = (deadline: number, until: number) => ({
    offices: [{ until: day(until) }],
    games: { nodes: [{ deadline: day(deadline) }] },
  });
  expect(await dynasty.season(OF_DYNASTY)).toMatchObject(dates(2, 9));
  await dynasty.clockTo(day(1));
  await dynasty.adopts('Holidays', { pauseSeason: 3 });
  const paused = { pausedSince: day(1), pausedUntil: day(4) };
  expect(await dynasty.season(OF_DYNASTY)).toEqual({ ...paused, ...dates(5, 12) });
  await dynasty.clockTo(day(4));
  const over = { pausedSince: null, pausedUntil: null };
  expect(await dynasty.season(OF_DYNASTY)).toEqual({ ...over, ...dates(5, 12) });
});

it('another vote ends a pause with the week that is on then', async () => {
  const after = (at: Answer, days: number): string =>
    new Date(Date.parse(textOf(at)) + days * 86_400_000).toISOString();
  const PAUSE = `pausedUntil journal(last: 9, types: [PauseShortened, SeasonPaused, SeasonResumed]) {
    nodes { __typename when: at ... on PauseShortened { resumesAt } } }`;
  const round = await nomics.open('a round');
  const early = { class: 'URGENT', title: 'On', effects: [{ resumeSeason: true }] };
  expect((await round.isRefused('ann', 'submitProposal', early)).code).toBe('SEASON_NOT_PAUSED');
  await round.adopts('Holidays', { pauseSeason: 21 });
  const since = (await round.season(PAUSE)).journal.nodes[0]!.when;
  // The vote takes two days, so it ends in the second week.
  await round.clockTo(after(since, 6));
  await round.adopts('On', { resumeSeason: true });
  const shortened = await round.season(PAUSE);
  expect(shortened.pausedUntil).toBe(after(since, 14));
  expect(shortened.journal.nodes.at(-1)).toEqual({
    ...{ __typename: 'PauseShortened', when: after(since, 8), resumesAt: after(since, 14) },
  });
  await round.clockTo(after(since, 14));
  const { pausedUntil, journal } = await round.season(PAUSE);
  expect(pausedUntil).toBeNull();
  expect(journal.nodes.at(-1)).toEqual({ __typename: 'SeasonResumed', when: after(since, 14) });
});
