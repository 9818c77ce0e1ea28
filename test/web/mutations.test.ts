import { readFileSync, existsSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { DONE_FROM_A_PAGE, NOT_YET_DONE_FROM_A_PAGE } from './mutations';

it('knows of each mutation of the schema whether a test does it from a page', () => {
  const schema = buildSchema(readFileSync('schema/ridotto.graphql', 'utf8'));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const known = [...Object.keys(DONE_FROM_A_PAGE), ...NOT_YET_DONE_FROM_A_PAGE];
  expect(known.sort()).toEqual(mutations.sort());
});

it('names suites that there are', () => {
  const suites = [...new Set(Object.values(DONE_FROM_A_PAGE))];
  expect(suites.filter((suite) => !existsSync(`test/web/${suite}.test.ts`))).toEqual([]);
});
