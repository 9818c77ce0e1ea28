import { MakeRoundDocument } from '../generated/operations';
import { FAULTY, REFUSED } from './bad-rows';
import type { Row } from './bad-rows';
import { clockTo, TUESDAY } from './rounds';
import { onePair } from '../support/installations';
import { everything, openTable } from './table';
import type { Table } from './table';

const NEVER_MADE: Readonly<Record<string, readonly [object, string, string]>> = {
  'an edition there is not': [{ edition: 'round-11' }, 'EDITION_UNKNOWN', 'round-11'],
  'a patch that makes no ruleset': [
    { ruleset: [{ op: 'replace', path: '/phases', value: [] }] },
    'RULESET_REFUSED',
    'not playable',
  ],
  'a patch that is none': [{ ruleset: 'more chips' }, 'RULESET_REFUSED', 'not playable'],
  'a start in the past': [
    { startsAt: '2021-08-21T23:59:59.999Z' },
    'START_IN_THE_PAST',
    'before it is made',
  ],
};

describe.each(onePair())('bad input on $name', ({ fresh }) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(fresh);
    await clockTo(table.host, table.id, TUESDAY);
  });
  afterAll(() => table.site.drop());

  const ask = async ([document, who, input]: Row): ReturnType<Table['ann']['post']> => {
    const more = typeof input === 'function' ? input(table) : input;
    return table[who].post(document, { input: { seasonId: table.id, ...more } });
  };

  test.each(Object.entries(REFUSED))('refuses %s', async (_what, row) => {
    const before = await everything(table.ann, table.id);
    const { status, body } = await ask(row);
    expect([status, body.errors]).toEqual([200, undefined]);
    const [payload] = Object.values(body.data!) as {
      refusal: { message: string } | null;
      seq: number | null;
    }[];
    expect(payload).toMatchObject({ refusal: { code: row[3] }, seq: null });
    expect(payload!.refusal!.message).toMatch(row[4]);
    expect(await everything(table.ann, table.id)).toEqual(before);
  });

  test.each(Object.entries(FAULTY))('takes %s for no request', async (_what, row) => {
    const before = await everything(table.ann, table.id);
    const { status, body } = await ask(row);
    expect(body.errors).toHaveLength(1);
    const [error] = body.errors!;
    expect(status).toBeLessThan(500);
    expect(error!.extensions['code']).toBe(row[3]);
    expect(error!.message).toContain(row[4]);
    expect(await everything(table.ann, table.id)).toEqual(before);
  });

  test.each(Object.entries(NEVER_MADE))(
    'makes no round of %s',
    async (_what, [more, code, words]) => {
      const input = { name: 'Never', ...more };
      const { createRound } = await table.host.ask(MakeRoundDocument, { input });
      expect(createRound).toMatchObject({ refusal: { code }, seq: null, season: null });
      expect(createRound.refusal!.message).toContain(words);
    },
  );
});
