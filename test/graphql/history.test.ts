import { seasonGlobalId } from '../../src/graphql/ids/global-ids';
import { DEFAULT_EDITION } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { keep, recordedJournals } from '../recordings/journals';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let round: string;
let dynasty: string;
beforeAll(async () => {
  api = await openApi();
  const [casino, game] = [0, 4].map((at) => recordedJournals()[at]!);
  round = seasonGlobalId('ROUND', await keep(api.store.seasons, 'round', casino!));
  dynasty = seasonGlobalId('DYNASTY', await keep(api.store.seasons, 'dynasty', game!));
});
afterAll(() => api.close());

const STANDINGS = `query ($id: ID!, $by: StandingsStep!, $after: String) { season(id: $id) {
  players(former: true) { nodes { name ... on Player { wealth tax pegs } } }
  standings(by: $by, first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes {
    seq at week entries(first: 5) { totalCount nodes { player { name }
      ... on RoundStanding { balance wealth tax victoryCount lotsWon handsPlaced }
      ... on DynastyStanding { pegs magistrelli score games won } } } } } } }`;

async function all(id: string, by: string): Promise<Answer[]> {
  const nodes: Answer[] = [];
  for (let after: string | null = null; ;) {
    const { season } = await api.data(STANDINGS, { id, by, after });
    nodes.push(...season.standings.nodes);
    if (String(season.standings.pageInfo.hasNextPage) === 'false') {
      expect(nodes).toHaveLength(Number(season.standings.totalCount));
      return nodes;
    }
    after = textOf(season.standings.pageInfo.endCursor);
  }
}

describe('standings over time', () => {
  it.each(['WEEK', 'DAY', 'EVENT'])('are paged by %s, and end in the present', async (by) => {
    const moments = await all(round, by);
    const seqs = moments.map(({ seq }) => Number(seq));
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    const { season } = await api.data(
      `{ season(id: "${round}") { seq players { nodes { name wealth tax } } } }`,
    );
    const present = moments
      .at(-1)!
      .entries.nodes.map(({ player, wealth, tax }) => ({ name: player.name, wealth, tax }));
    expect(present).toEqual(season.players.nodes);
    if (by !== 'EVENT') expect(seqs.at(-1)).toBe(Number(season.seq));
  });

  it('are pegs, Magistrelli and games in a dynasty', async () => {
    const last = (await all(dynasty, 'EVENT')).at(-1)!;
    const won = last.entries.nodes.map(({ won: count }) => Number(count));
    expect(won.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((last as unknown as { week: unknown }).week).toBeNull();
  });

  it('refuse a page that is too long and a foreign cursor', async () => {
    expect(await api.fault(STANDINGS, { id: round, by: 'WEEK', after: 'x' })).toBe(
      'BAD_USER_INPUT',
    );
  });
});

it('a round is told in numbers, which its lots, bids and hands come to', async () => {
  const { season } = await api.data(
    `query ($id: ID!) { season(id: $id) { ... on Round { statistics {
      lotsDrawn playerLots lotsSold averagePrice highestPrice cardPrices { card { name } sold averagePrice }
      bids bidsFailed bidsWon handsPlaced bestHand { id } tradesDone contractsBegun
      proposalsAdopted proposalsRejected } } } }`,
    { id: round },
  );
  const happened = (type: string): number =>
    recordedJournals()[0]!.journal.filter(({ event }) => event.type === type).length;
  expect(season.statistics).toMatchObject({
    lotsDrawn: happened('LotGenerated'),
    lotsSold: happened('LotSold'),
    handsPlaced: happened('HandPlaced'),
    bidsWon: happened('LotSold'),
    tradesDone: happened('TradeDone'),
    proposalsAdopted: happened('ProposalAdopted'),
    proposalsRejected: happened('ProposalRejected'),
  });
  expect(season.statistics.cardPrices.length).toBeGreaterThan(0);
});

it('a dynasty is told in numbers, which its games come to', async () => {
  const { season } = await api.data(
    `query ($id: ID!) { season(id: $id) { ... on Dynasty { statistics {
      gamesStarted gamesEnded gamesVoided plays claims claimsFailed pointsScored sfideOffered sfideAccepted
      bets fines withoutCampione tricks { trick name games } campioni { player { name } won games } } } } }`,
    { id: dynasty },
  );
  const { statistics } = season;
  expect(statistics).toMatchObject({
    gamesStarted: 1,
    gamesEnded: 1,
    plays: 14,
    bets: 1,
    fines: 0,
  });
  expect(statistics.campioni.map(({ won }) => Number(won))).toEqual([1, 0]);
  const active = statistics.tricks.map(({ games }) => Number(games));
  expect(active.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
});

it('an event is told by the names of its time, and so are its transfers', async () => {
  const some = recordedJournals().find(({ name }) => name === DEFAULT_EDITION)!;
  const [adopted] = some.journal.flatMap(({ seq, event }) =>
    event.type === 'ProposalAdopted' && event.revision !== null ? [{ seq, event }] : [],
  );
  const document = adopted!.event.revision!.document as RoundRuleset;
  const items = document.items.map((item) =>
    item.item === 'CHIP' ? { ...item, name: 'Coin', plural: 'Coins' } : item,
  );
  const revision = { ...adopted!.event.revision!, document: { ...document, items } };
  const journal = some.journal.map((stamped) =>
    stamped.seq === adopted!.seq ? { ...stamped, event: { ...adopted!.event, revision } } : stamped,
  );
  const id = await keep(api.store.seasons, 'renamed', { ...some, journal } as typeof some);
  const names = new Map<boolean, Set<string>>([
    [true, new Set()],
    [false, new Set()],
  ]);
  for (let after = 0; after < journal.length; after += 100) {
    const { season } = await api.data(
      `query ($id: ID!, $after: String) { season(id: $id) { journal(after: $after, first: 100) {
        nodes { seq transfers { item name } } } } }`,
      { id: seasonGlobalId('ROUND', id), after: String(after) },
    );
    for (const { seq, transfers } of season.journal.nodes) {
      for (const { item, name } of transfers) {
        if (textOf(item) === 'CHIP') names.get(Number(seq) < adopted!.seq)?.add(textOf(name));
      }
    }
  }
  expect([...names.get(true)!].every((name) => name.startsWith('Chip'))).toBe(true);
  expect([...names.get(false)!].every((name) => name.startsWith('Coin'))).toBe(true);
  expect(names.get(true)!.size * names.get(false)!.size).toBeGreaterThan(0);
});
