import { agree } from '../../bench/src/load/agree';
import { Person } from '../support/person';
import { build, ServerProcess } from '../support/server-process';
import { position } from './rounds';
import { sharedPairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { openTable } from './table';
import type { Table } from './table';
import type { Node } from '../../bench/src/load/cluster';

async function startNode(site: Site): Promise<Node> {
  const server = await ServerProcess.start(site.env());
  return {
    port: server.client.port,
    end: () => server.stop(),
    stop: () => server.kill(),
  };
}

describe.each(sharedPairs())('nodes on $name', ({ fresh }) => {
  let site: Site;
  beforeAll(async () => {
    build();
    site = await fresh();
  });
  afterAll(() => site.drop());

  it.each([2, 3])(
    'refuse and miss nothing that another has acknowledged, %i of them',
    async (nodes) => {
      const seen = await agree({ nodes, rounds: 60, lanes: 3 }, () => startNode(site));
      expect(seen).toEqual({
        ...{ rounds: 60, reads: 123, words: [] },
        ...{ refusals: 0, olderThanNamed: 0, notFound: 0, otherAnswers: 0, errors: 0 },
      });
    },
  );
});

describe.each(sharedPairs())('an event that is named, on two nodes on $name', ({ fresh }) => {
  let table: Table;
  let there: OpenNode;
  beforeAll(async () => {
    table = await openTable(fresh, { rehearsal: false });
    there = await table.site.open();
  });
  afterAll(() => table.site.drop());

  const SEASON = 'query ($id: ID!, $atLeast: Int) { season(id: $id, atLeast: $atLeast) { seq } }';
  const NODE =
    'query ($id: ID!, $atLeast: Int!) { nodeAtLeast(id: $id, atLeast: $atLeast) { id } }';

  it.each([SEASON, NODE])('has happened, or is a wrong argument: %s', async (query) => {
    const { ann, id } = table;
    const { seq } = await position(ann, id);
    const other = new Person(there.client, ann.token);
    const { body } = await other.post(query, { id, atLeast: seq });
    expect(body.errors).toBeUndefined();
    const fault = await other.fault(query, { id, atLeast: seq + 1_000 });
    expect(fault.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', field: 'atLeast', last: seq },
    });
    expect((await other.fault(query, { id, atLeast: -1 })).extensions['code']).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('tells a stranger nothing of a season that it may not see', async () => {
    const hidden = await openTable(fresh, { visibility: 'INVITATION' });
    const { body } = await hidden.anybody.post(SEASON, { id: hidden.id, atLeast: 1_000_000 });
    expect(body).toMatchObject({ data: { season: null } });
    await hidden.site.drop();
  });
});
