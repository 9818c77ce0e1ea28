/** When what waits for the end of a pause will be, over the API and in both stores [AA5]. */
import { SCRIBE } from '../mechanics';
import { add, amend, day, Nomic, people } from './nomic';
import { pairs } from './sites';
import type { Site } from './sites';

const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' };
const OF_ROUND = `pausedSince pausedUntil ... on Round {
  auction { biddingClosesAt } secretActions { maturesAt revealsAt } judge { sitting { until } } }`;
const OF_DYNASTY = `pausedSince pausedUntil offices { until }
  ... on Dynasty { games { nodes { deadline } } }`;

describe.each(pairs())('on $name', ({ fresh }) => {
  let site: Site;
  let persons: Awaited<ReturnType<typeof people>>;
  beforeAll(async () => {
    site = await fresh();
    persons = await people(site);
  });
  afterAll(() => site.drop());

  it('a paused round tells when its dates will be, and that nobody bids', async () => {
    const round = await Nomic.round(persons);
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
    const dynasty = await Nomic.dynasty(persons);
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
});
