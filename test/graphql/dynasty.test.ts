import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const CREATE = `mutation ($input: CreateDynastyInput!) {
  createDynasty(input: $input) { refusal { code facts } inviteCode season { id kind status } }
}`;
const JOIN = `mutation ($id: ID!, $name: String!) {
  joinSeason(input: { seasonId: $id, name: $name }) {
    refusal { code }
    player { id balance pegs magistrelli wait readiness mask { mask } holdings { item quantity } }
  }
}`;
const READY = `mutation ($id: ID!) {
  setReadiness(input: { seasonId: $id, ready: true }) {
    refusal { code } seq player { name readiness available }
  }
}`;
const GAMES = `query ($id: ID!) { season(id: $id) { ... on Dynasty {
  games { totalCount nodes {
    id number gameStatus bersaglio stakes juice commitment seed story
    grandCanal { rank suit name heft } turn { name }
    tricks { trick active }
    participants { player { name } score mask hand { rank suit } disclosedHand { rank } }
  } }
} } }`;

/** The Grand Canal has no effect. Otherwise a Magician, if drawn, would show the hands [K1]. */
const CLOSED_HANDS = [{ op: 'replace', path: '/arcana/grandCanal', value: [] }];

async function dynasty(input: object = {}): Promise<string> {
  const { createDynasty } = await api.data(CREATE, { input: { name: 'D', ...input } }, host);
  expect(createDynasty.refusal).toBeNull();
  return textOf(createDynasty.season.id);
}

async function seated(id: string): Promise<Answer> {
  await api.data(JOIN, { id, name: 'Ann' }, ann);
  await api.data(JOIN, { id, name: 'Bob' }, bob);
  await api.data(READY, { id }, ann);
  await api.data(READY, { id }, bob);
  return (await api.data(GAMES, { id }, ann)).season.games;
}

describe('a dynasty', () => {
  it('is made, and joined by players with pegs and Magistrelli', async () => {
    const id = await dynasty();
    const { joinSeason } = await api.data(JOIN, { id, name: 'Ann' }, ann);
    expect(joinSeason).toMatchObject({
      refusal: null,
      player: {
        balance: 0,
        pegs: 0,
        magistrelli: 10,
        wait: 0,
        readiness: false,
        mask: null,
        holdings: [],
      },
    });
    const { season } = await api.data(
      `query ($id: ID!) { season(id: $id) {
        kind status phase winner { id } ruleset { edition revision section(anchor: "masks") { title markdown } dynasty { masks { text } } }
        journal { nodes { __typename text channel by { kind } } }
        viewer { host options { mutation } }
        ... on Dynasty { dealer { displayName } masks { mask text moda standing wornBy { name } } }
      } }`,
      { id },
      host,
    );
    expect(season).toMatchObject({
      kind: 'DYNASTY',
      status: 'RUNNING',
      phase: null,
      winner: null,
      ruleset: { edition: 'giolitti', revision: 1, section: { title: 'Masks' } },
      dealer: { displayName: 'host' },
    });
    expect(season.journal.nodes.map(({ __typename }) => __typename)).toEqual([
      'DynastyCreated',
      'PlayerJoined',
    ]);
    expect(season.masks).toHaveLength(10);
    const texts = season.masks.map(({ text }) => textOf(text));
    const section = textOf(season.ruleset.section.markdown);
    for (const text of texts) expect(section).toContain(` ${text} `);
    expect(season.ruleset.dynasty.masks.map(({ text }) => textOf(text))).toEqual(texts);
    expect(season.masks[0]).toMatchObject({ moda: 1, standing: 'RAFFINATO', wornBy: [] });
  });

  it('deals a game as soon as two are ready, and each sees the own hand alone [K1, K2]', async () => {
    const id = await dynasty({ ruleset: CLOSED_HANDS });
    const games = await seated(id);
    expect(games.totalCount).toBe(1);
    const [game] = games.nodes;
    expect(game).toMatchObject({ number: 1, gameStatus: 'ACTIVE', stakes: 1, seed: null });
    const hands = (all: Answer): unknown[] =>
      all.nodes[0]!.participants.map((participant) => [
        textOf(participant.player.name),
        (participant.hand as Answer | null)?.length ?? null,
      ]);
    expect(Object.fromEntries(hands(games) as [string, number][])).toEqual({ Ann: 7, Bob: null });
    const others = (await api.data(GAMES, { id }, bob)).season.games;
    expect(Object.fromEntries(hands(others) as [string, number][])).toEqual({ Ann: null, Bob: 7 });
    const crowd = (await api.data(GAMES, { id })).season.games;
    expect(Object.fromEntries(hands(crowd) as [string, number][])).toEqual({
      Ann: null,
      Bob: null,
    });
  });
});
