import {
  ExhibitDocument,
  ExhibitedDocument,
  ShownDocument,
  ShowsDocument,
} from '../generated/operations';
import type { ExhibitMutation, SeasonKind, SeasonStatus } from '../generated/operations';
import { until } from '../support/async-queue';
import { Person } from '../support/person';
import { connected, isByBot, openWithBots, tellingOf } from './practice-games';
import type { Told } from './practice-games';
import { build } from '../support/server-process';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

/** Bots without thinking time, and a clock that advances soon after they become idle. */
const AT_ONCE = { exhibitionThinkMs: 5, exhibitionQuietMs: 2_000 };

beforeAll(build);

/** An anonymous visitor. */
const somebody = ({ client }: OpenNode): Person => new Person(client, null);

async function exhibit(
  person: Person,
  kind: SeasonKind,
): Promise<ExhibitMutation['startExhibition']> {
  return (await person.ask(ExhibitDocument, { input: { kind } })).startExhibition;
}

async function exhibited(person: Person, kind: SeasonKind): Promise<string> {
  const { refusal, season } = await exhibit(person, kind);
  expect(refusal).toBeNull();
  return season!.id;
}

async function shows(person: Person, status: SeasonStatus): Promise<readonly string[]> {
  const { seasons } = await person.ask(ShowsDocument, { status });
  return seasons.nodes.map(({ id }) => id);
}

const is =
  (...names: readonly Told['__typename'][]) =>
  ({ journal }: { readonly journal: Told }): boolean =>
    names.includes(journal.__typename);

describe.each(onePair())('an exhibition on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  beforeEach(async () => {
    site = await fresh();
    node = await openWithBots(site, AT_ONCE);
  });
  afterEach(() => site.drop());

  it('is Giolitti between two bots, game after game, for whoever has no account', async () => {
    // On a busy machine the bots can be idle for two seconds during a game, and the clock would end
    // the game.
    await node.close();
    node = await openWithBots(site, { ...AT_ONCE, exhibitionQuietMs: 15_000 });
    const person = somebody(node);
    const { season } = await exhibit(person, 'DYNASTY');
    expect(season).toMatchObject({
      visibility: 'PUBLIC',
      rehearsal: true,
      host: { displayName: 'The house', bot: true },
      players: { nodes: [{ account: { bot: true } }, { account: { bot: true } }] },
    });
    const telling = tellingOf(person, season!.id);
    for (let games = 0; games < 2; games += 1) {
      const game = await telling.until(is('GameEnded'));
      const cards = game.filter(is('CardPlayed')).filter(({ journal }) => isByBot(journal));
      // Each bot plays seven cards, unless the dice make a bot reject a Sfida.
      const isRejected = game.some(({ journal }) => journal.text.endsWith('rejected the Sfida.'));
      expect(cards.length).toBeLessThanOrEqual(14);
      expect(cards.length < 14).toBe(isRejected);
    }
    await telling.close();
  });

  it('is a week of the casino, in which bots bid and lots are sold', async () => {
    const person = somebody(node);
    const telling = tellingOf(person, await exhibited(person, 'ROUND'));
    const week = await telling.until(is('WeekEnded'));
    expect(week.filter(is('SecretActionCommitted')).length).toBeGreaterThan(3);
    expect(week.some(is('LotSold'))).toBe(true);
    await telling.close();
  });

  it('is one of each kind, whoever asks and however often, after a restart too', async () => {
    const kinds = ['ROUND', 'DYNASTY', 'ROUND', 'DYNASTY'] as const;
    const asked = await Promise.all(kinds.map((kind) => exhibited(somebody(node), kind)));
    const [round, dynasty] = asked;
    expect(asked).toEqual([round, dynasty, round, dynasty]);
    await node.close();
    node = await openWithBots(site, AT_ONCE);
    const person = somebody(node);
    expect(await exhibited(person, 'ROUND')).toBe(round);
    expect(new Set(await shows(person, 'RUNNING'))).toEqual(new Set([round, dynasty]));
  });

  it('is listed once somebody has asked for it, after a restart too', async () => {
    const before = await somebody(node).ask(ShownDocument, {});
    expect(before.exhibitions).toEqual([]);
    expect(await shows(somebody(node), 'RUNNING')).toEqual([]);
    const [dynasty, round] = [
      { id: await exhibited(somebody(node), 'DYNASTY'), kind: 'DYNASTY', host: { bot: true } },
      { id: await exhibited(somebody(node), 'ROUND'), kind: 'ROUND', host: { bot: true } },
    ];
    await node.close();
    node = await openWithBots(site, AT_ONCE);
    const { exhibitions } = await somebody(node).ask(ShownDocument, {});
    expect(new Set(exhibitions)).toEqual(new Set([dynasty, round]));
    await node.close();
    node = await openWithBots(site, {}, { PRACTICE: 'off' });
    expect(await somebody(node).ask(ShownDocument, {})).toEqual({ exhibitions: [] });
  });

  it('goes on after a restart as soon as somebody watches', async () => {
    const id = await exhibited(somebody(node), 'DYNASTY');
    await node.close();
    node = await openWithBots(site, AT_ONCE);
    const telling = tellingOf(somebody(node), id);
    await telling.until(is('GameEnded'));
    await telling.close();
  });
});

describe.each(onePair())('what an exhibition costs, on $name', ({ fresh }) => {
  let site: Site;
  beforeEach(async () => {
    site = await fresh();
  });
  afterEach(() => site.drop());

  it('is refused where the server does not play', async () => {
    const node = await openWithBots(site, {}, { PRACTICE: 'off' });
    const { refusal, season } = await exhibit(somebody(node), 'DYNASTY');
    expect([refusal?.code, season]).toEqual(['PRACTICE_NOT_OFFERED', null]);
    expect(await shows(somebody(node), 'RUNNING')).toEqual([]);
  });

  it('is nothing while nobody watches: bots get up, and come back to whoever does', async () => {
    const node = await openWithBots(site, { ...AT_ONCE, exhibitionIdleMs: 1 });
    const person = somebody(node);
    const id = await exhibited(person, 'DYNASTY');
    const telling = tellingOf(person, id);
    await telling.until(is('GameEnded'));
    await telling.close();
    await connected(node, 0);
    const { season } = await person.ask(ExhibitedDocument, { seasonId: id });
    expect(season?.status).toBe('RUNNING');
    const again = tellingOf(person, id, season!.seq);
    await again.until(is('CardPlayed', 'GameStarted'));
    await again.close();
  });

  it('is closed when it has become long; of those that are, the last is kept', async () => {
    const node = await openWithBots(site, { ...AT_ONCE, exhibitionEvents: 5 });
    const person = somebody(node);
    const played: string[] = [];
    while (played.length < 3) {
      const id = await exhibited(person, 'DYNASTY');
      const telling = tellingOf(person, id);
      await telling.until(is('DynastyClosed'));
      await telling.close();
      played.push(id);
    }
    expect(new Set(played).size).toBe(3);
    await until(async () => (await shows(person, 'ENDED')).length === 1);
    expect(await shows(person, 'ENDED')).toEqual([played.at(-1)]);
    expect(await shows(person, 'RUNNING')).toEqual([]);
  });

  it('is for the bots alone: whoever would join is refused, and has no such option', async () => {
    const node = await openWithBots(site, AT_ONCE);
    const token = await node.client.guest('Wilma');
    const join = `mutation ($id: ID!) {
      joinSeason(input: { seasonId: $id }) { refusal { code message facts } season { id } }
    }`;
    for (const kind of ['DYNASTY', 'ROUND'] as const) {
      const id = await exhibited(somebody(node), kind);
      expect(await optionsOf(node, token, id)).toEqual([]);
      const { body } = await node.client.post(join, { token, variables: { id } });
      expect(body.data).toEqual({
        joinSeason: {
          refusal: {
            code: 'PLAYED_FOR_SHOW',
            message: expect.stringContaining('make a season of your own') as unknown,
            facts: {},
          },
          season: null,
        },
      });
    }
  });

  it('is all that nobody may join: rehearsals of people are as open as ever', async () => {
    const node = await openWithBots(site);
    const make =
      'mutation { createDynasty(input: { name: "Ours", rehearsal: true }) { season { id } } }';
    const { body } = await node.client.post(make, { token: await node.client.guest('Ada') });
    const { id } = (body.data as { createDynasty: { season: { id: string } } }).createDynasty
      .season;
    const options = await optionsOf(node, await node.client.guest('Wilma'), id);
    expect(options).toEqual([{ mutation: 'joinSeason' }]);
  });
});

async function optionsOf({ client }: OpenNode, token: string, id: string): Promise<unknown> {
  const asked = 'query ($id: ID!) { season(id: $id) { viewer { options { mutation } } } }';
  const { body } = await client.post(asked, { token, variables: { id } });
  return (body.data as { season: { viewer: { options: unknown } } }).season.viewer.options;
}
