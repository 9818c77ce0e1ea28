import { createRequire } from 'node:module';
import { doneIn, mutationsIn } from '../pages/done';

const { notDone } = createRequire(__filename)('../../scripts/jest-pages.cjs') as {
  readonly notDone: (sdl: string, sent: string) => readonly string[];
};
const SDL = 'type Query { one: Int } type Mutation { passTurn: Int resignGame: Int playCard: Int }';

it('what no page has done is found', () => {
  expect(notDone(SDL, 'resignGame\nplayCard\nresignGame\n')).toEqual(['passTurn']);
  expect(notDone(SDL, '')).toEqual(['passTurn', 'resignGame', 'playCard']);
  expect(notDone(SDL, 'playCard\npassTurn\nresignGame\n')).toEqual([]);
});

it('what was refused, or has failed, is not done', () => {
  const asked = mutationsIn(`
    mutation Go { passTurn { refusal { code } } gone: resignGame { refusal { code } } }`);
  const ok = { refusal: null };
  expect(doneIn(asked, { data: { passTurn: ok, gone: ok } })).toEqual(['passTurn', 'resignGame']);
  expect(doneIn(asked, { data: { passTurn: { refusal: {} }, gone: ok } })).toEqual(['resignGame']);
  expect(doneIn(asked, { data: null, errors: [{}] })).toEqual([]);
  expect(doneIn(asked, { data: { passTurn: ok, gone: ok }, errors: [{}] })).toEqual([]);
  expect(doneIn(asked, {})).toEqual([]);
});
