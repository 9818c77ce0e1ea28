/**
 * A position in the journal has two forms. Both the list and the subscription accept either form.
 */
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let id: string;
beforeAll(async () => {
  api = await openApi();
  const host = await api.signUp('host');
  const { season } = (
    await api.data('mutation { createRound(input: { name: "R" }) { season { id } } }', {}, host)
  ).createRound;
  id = textOf(season.id);
});
afterAll(() => api.close());

const LIST = `query ($id: ID!, $after: String, $afterSeq: Int) {
  season(id: $id) { journal(first: 2, after: $after, afterSeq: $afterSeq) { nodes { seq } } } }`;
const LIVE = `subscription ($id: ID!, $after: Int, $afterCursor: String) {
  journal(seasonId: $id, after: $after, afterCursor: $afterCursor) { seq } }`;

const BAD = (field: string): object => ({ extensions: { code: 'BAD_USER_INPUT', field } });

it.each([{ after: '3' }, { afterSeq: 3 }])('a list begins after %j', async (place) => {
  const { season } = await api.data(LIST, { id, ...place });
  expect(season.journal.nodes).toEqual([{ seq: 4 }, { seq: 5 }]);
});

it.each([{ after: 3 }, { afterCursor: '3' }])('a subscription begins after %j', async (place) => {
  const events = await api.watch(LIVE, { id, ...place });
  const { value } = (await events.next()) as { readonly value: { readonly data: Answer } };
  expect(value.data).toEqual({ journal: { seq: 4 } });
  await events.return?.();
});

it.each([
  [{ after: '3', afterSeq: 3 }, 'afterSeq'],
  [{ afterSeq: -1 }, 'afterSeq'],
])('a list refuses %j', async (place, field) => {
  const { errors } = await api.ask(LIST, { id, ...place });
  expect(errors).toMatchObject([BAD(field)]);
});

it.each([
  [{ after: 3, afterCursor: '3' }, 'afterCursor'],
  [{ afterCursor: 'x' }, 'afterCursor'],
])('a subscription refuses %j', async (place, field) => {
  await expect(api.watch(LIVE, { id, ...place })).rejects.toMatchObject(BAD(field));
});
