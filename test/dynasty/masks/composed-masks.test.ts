import { gameView, rulesetOf } from '../../../src/dynasty';
import { dynastyProse } from '../../../src/rulesets';
import { TestDynasty } from '../harness';
import { adopted } from '../proposals/proposing';

/**
 * A mask that deals nine cards, starts at 2, adds a point to Permanent tricks, raises the Juice,
 * and allows inactive tricks.
 */
const COLOMBINA = {
  ...{ mask: 'COLOMBINA', name: 'Colombina', moda: 1 },
  effect: { type: 'HAND', cards: 9, arcana: 0 },
  also: [
    { type: 'STARTING_SCORE', score: 2 },
    { type: 'CLASS_POINTS', class: 'PERMANENT', points: 1 },
    { type: 'BETTING', juice: 3, bettorsPerPeg: 2 },
    { type: 'INACTIVE_TRICK', times: 2 },
  ],
};

it('a mask of several effects is adopted by vote, and has them all in a game [V26]', () => {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  const patch = [{ op: 'add', path: '/masks/-', value: COLOMBINA }];
  adopted(dynasty, { type: 'AMEND_RULESET', patch });
  expect(JSON.stringify(dynastyProse(rulesetOf(dynasty.state)))).toContain(
    'The hand has 9 cards. The score begins at 2. Each Permanent trick scores 1 point more.',
  );
  dynasty.wear('ann', 'COLOMBINA');
  dynasty.ready('ann', 'bob');
  dynasty.deal();
  const game = dynasty.game();
  expect(dynasty.hand(game.id, dynasty.player('ann'))).toHaveLength(9);
  expect(dynasty.hand(game.id, dynasty.player('bob'))).toHaveLength(7);
  expect([dynasty.seat('ann').score, dynasty.seat('bob').score]).toEqual([2, 0]);
  expect(gameView(dynasty.state, game).juice).toBe(6);
  const trick = ['OSSA', 'PROPORE', 'TRIPLETTA'].find((code) => !game.tricks.includes(code))!;
  const use = { type: 'UseReali', gameId: 'g1', trick } as const;
  dynasty.do('ann', use);
  dynasty.do('ann', use);
  expect(dynasty.ask('ann', use)?.code).toBe('POWER_USED');
});
