/** After a server outage players get the lost time back, over HTTP [L8, S29]. */
import { createHash } from 'node:crypto';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { Nomic, PLAYERS } from './nomic';
import type { Name } from './nomic';
import { Person, signUp } from '../support/person';
import { onePair } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const HOUR_MS = 3_600_000;
const TOLD = `journal(last: 20, types: [OutageCredited]) {
  nodes { when: at text ... on OutageCredited { from until } } }`;
const INBOX = '{ viewer { inbox(first: 50) { nodes { kind event { __typename } } } } }';

describe.each(onePair())('an outage on $name', ({ fresh }) => {
  let site: Site;
  let node: OpenNode;
  let persons: Record<Name, Person>;
  beforeAll(async () => {
    site = await fresh();
    node = await site.open();
    const { client } = node;
    persons = {
      host: await signUp(client, 'host'),
      ann: await signUp(client, 'ann'),
      bob: await signUp(client, 'bob'),
      cyd: await signUp(client, 'cyd'),
    };
  });
  afterAll(() => site.drop());

  const setClock = (to: string): void => {
    site.clock.set(to);
  };
  const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
  const now = (): string => new Date(site.clock.now()).toISOString();

  /** Stops the server for some hours. Tokens stay valid. */
  async function away(hours: number): Promise<{ readonly from: string; readonly until: string }> {
    const from = now();
    await node.close();
    site.clock.forward(hours * HOUR_MS);
    node = await site.open();
    for (const name of ['host', ...PLAYERS] as const) {
      persons[name] = new Person(node.client, persons[name].token);
    }
    return { from, until: now() };
  }
  const inboxOf = async (who: Name): Promise<Answer> => {
    const { body } = await persons[who].post(INBOX, {});
    return (body.data?.['viewer'] as Answer).inbox.nodes;
  };

  it('gives the clock of a game the time back, once, and is told', async () => {
    const dynasty = await Nomic.dynasty(persons, { setClock });
    for (const who of ['ann', 'bob'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    const { game } = await dynasty.does(
      'host',
      'startGame',
      {},
      'game { id deadline turn { name } }',
    );
    const gameId = textOf(game.id);
    const shown = (): Promise<Answer> =>
      dynasty.node('GiolittiGame', 'gameStatus deadline', gameId);
    const deadline = textOf(game.deadline);
    expect(deadline).toBe(later(now(), 48 * HOUR_MS));
    await dynasty.clockTo(later(now(), HOUR_MS));

    const { from, until } = await away(60);
    const credited = { gameStatus: 'ACTIVE', deadline: later(deadline, 60 * HOUR_MS) };
    expect(await shown()).toEqual(credited);
    const { journal } = await dynasty.season(TOLD);
    expect(journal.nodes).toMatchObject([{ when: until, from, until }]);
    expect(textOf(journal.nodes[0]!.text)).toMatch(/^The server was down from /);
    const waited = textOf(game.turn.name) as Name;
    expect(await inboxOf(waited)).toContainEqual({
      ...{ kind: 'TIME_CREDITED', event: { __typename: 'OutageCredited' } },
    });
    expect(await inboxOf('cyd')).not.toContainEqual(
      expect.objectContaining({ kind: 'TIME_CREDITED' }),
    );

    // A short downtime is no outage.
    await away(1);
    expect(await shown()).toEqual(credited);
    expect((await dynasty.season(TOLD)).journal.nodes).toHaveLength(1);
    await dynasty.clockTo(later(credited.deadline, -1));
    expect(await shown()).toEqual(credited);
    await dynasty.clockTo(credited.deadline);
    expect((await shown()).gameStatus).not.toBe('ACTIVE');
  });

  it('gives the time to reveal back, while the week ends at its instant', async () => {
    const round = await Nomic.round(persons, { setClock });
    // This is a Monday, in the Auction Phase.
    await round.clockTo('2021-09-06T00:00:00Z');
    const text = '1: 1\n---\nsalt';
    const sha256 = createHash('sha256').update(text).digest('hex');
    const { secretAction } = await round.does(
      'ann',
      'commitSecretAction',
      { kind: 'BIDS', sha256 },
      'secretAction { id revealsAt }',
    );
    const revealsAt = textOf(secretAction.revealsAt);
    // The outage lasts beyond the revelation date.
    await round.clockTo(later(revealsAt, -24 * HOUR_MS));
    const { from, until } = await away(100);
    const id = textOf(secretAction.id);
    expect(await round.node('SecretAction', 'status revealsAt', id)).toEqual({
      ...{ status: 'COMMITTED', revealsAt: later(revealsAt, 100 * HOUR_MS) },
    });
    const { journal } = await round.season(TOLD);
    expect(journal.nodes).toMatchObject([{ from, until }]);
    const weeks = 'journal(last: 20, types: [WeekStarted]) { nodes { when: at } }';
    expect((await round.season(weeks)).journal.nodes.at(-1)).toEqual({ when: revealsAt });
    expect(await inboxOf('ann')).toContainEqual(expect.objectContaining({ kind: 'TIME_CREDITED' }));
    await round.does('ann', 'revealSecretAction', { kind: 'BIDS', text });
  });
});
