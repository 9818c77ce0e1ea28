import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
});
afterAll(() => api.close());

const SAY = `mutation ($input: SayInput!) {
  say(input: $input) { refusal { code } seq player { name } }
}`;
const JOURNAL = `query ($id: ID!, $channel: Channel!, $after: String, $first: Int) { season(id: $id) {
  journal(channels: [$channel], after: $after, first: $first) {
    nodes { __typename seq channel text ... on Said { message } } pageInfo { hasNextPage endCursor }
  }
} }`;

async function talking(): Promise<string> {
  const create = 'mutation { createRound(input: { name: "R" }) { season { id } } }';
  const id = textOf((await api.data(create, {}, host)).createRound.season.id);
  await api.data(
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq } }',
    { id },
    host,
  );
  return id;
}
const say = async (id: string, channel: string, text: string): Promise<Answer> =>
  (await api.data(SAY, { input: { seasonId: id, channel, text } }, host)).say;

describe('say', () => {
  it('puts words into the journal, which one channel can be read of', async () => {
    const id = await talking();
    expect(await say(id, 'TABLES', 'A seat?')).toMatchObject({
      refusal: null,
      player: { name: 'host' },
    });
    await say(id, 'PROPOSALS', 'Less tax.');
    await say(id, 'TABLES', 'Two seats?');
    const { journal } = (await api.data(JOURNAL, { id, channel: 'TABLES' })).season;
    expect(journal.nodes).toMatchObject([
      { __typename: 'Said', channel: 'TABLES', message: 'A seat?' },
      { __typename: 'Said', text: 'host in #tables: “Two seats?”' },
    ]);
    const page = await api.data(JOURNAL, { id, channel: 'TABLES', first: 1 });
    expect(page.season.journal.pageInfo.hasNextPage).toBe(true);
    const after = textOf(page.season.journal.pageInfo.endCursor);
    const rest = await api.data(JOURNAL, { id, channel: 'TABLES', after, first: 1 });
    expect(rest.season.journal.nodes).toMatchObject([{ message: 'Two seats?' }]);
    expect(rest.season.journal.pageInfo.hasNextPage).toBe(false);
  });

  it('has every event in its channel, or in none', async () => {
    const id = await talking();
    const all = `query ($id: ID!) { season(id: $id) { journal { nodes { __typename channel } } } }`;
    const { nodes } = (await api.data(all, { id })).season.journal;
    const channels = new Map(nodes.map((node) => [textOf(node.__typename), node.channel]));
    expect(channels.get('PlayerJoined')).toBe('GAME_ACTIONS');
    expect(channels.get('RoundCreated')).toBeNull();
  });

  it('refuses what says nothing, and keeps out what is too long', async () => {
    const id = await talking();
    expect((await say(id, 'TABLES', '  ')).refusal.code).toBe('MALFORMED');
    const input = { seasonId: id, channel: 'TABLES', text: 'x'.repeat(2_001) };
    expect(await api.fault(SAY, { input }, host)).toBe('BAD_USER_INPUT');
  });
});
