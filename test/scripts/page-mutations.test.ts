import { createRequire } from 'node:module';

const { notSent } = createRequire(__filename)('../../scripts/jest-pages.cjs') as {
  readonly notSent: (sdl: string, sent: string) => readonly string[];
};
const SDL = 'type Query { one: Int } type Mutation { passTurn: Int resignGame: Int playCard: Int }';

it('what no page has sent is found', () => {
  expect(notSent(SDL, 'resignGame\nplayCard\nresignGame\n')).toEqual(['passTurn']);
  expect(notSent(SDL, '')).toEqual(['passTurn', 'resignGame', 'playCard']);
  expect(notSent(SDL, 'playCard\npassTurn\nresignGame\n')).toEqual([]);
});
