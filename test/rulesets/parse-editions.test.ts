/** Optional parts of editions, each with an error that it can have. */
import type { RoundRuleset } from '../../src/rulesets';
import { copy, draft, early, gallery } from './documents';
import { problemsOf, set, changed } from './changed-documents';

describe('a ruleset', () => {
  const others: readonly (readonly [string, RoundRuleset, string, unknown, string])[] = [
    ['poker hands of six', early(), '/hands/maximumCards', 6, '/hands/maximumCards'],
    ['an Ace that is not the lowest', early(), '/hands/ranking/ace', 'KING', '/hands/ranking/ace'],
    [
      'a poker hand listed twice',
      early(),
      '/hands/ranking/order/0',
      'FLUSH',
      '/hands/ranking/order/4',
    ],
    ['poker with two archetypes', early(), '/deck', copy().deck, '/deck/archetypes'],
    [
      'a suit left out of ties',
      draft(),
      '/hands/ranking/ties/suitsHighToLow',
      ['SPADES'],
      '/hands/ranking/ties/suitsHighToLow',
    ],
    [
      'open hands checked later',
      draft(),
      '/hands/possession',
      'WHEN_REVEALED',
      '/hands/possession',
    ],
    [
      'open hands without a phase to be placed',
      draft(),
      '/hands/placing',
      { at: 'REVELATION_DATE' },
      '/hands/placing/at',
    ],
    [
      'open hands placed as they are presented',
      draft(),
      '/hands/placing/phase',
      'BARTERING',
      '/hands/placing/phase',
    ],
    ['hands placed in no phase', draft(), '/hands/placing/phase', 'X', '/hands/placing/phase'],
    [
      'Player Lots that are bid on in no known way',
      gallery(),
      '/auction/house/playerLots/procedure',
      'DUTCH',
      '/auction/house/playerLots/procedure',
    ],
    [
      'Player Lots in no phase',
      gallery(),
      '/auction/house/playerLots/phase',
      'X',
      '/auction/house/playerLots/phase',
    ],
    [
      'an unknown excluded item',
      gallery(),
      '/auction/house/playerLots/excluded/0',
      'X',
      '/auction/house/playerLots/excluded/0',
    ],
    [
      'third parties from high to low',
      gallery(),
      '/auction/house/thirdParty/highPercent',
      74,
      '/auction/house/thirdParty/highPercent',
    ],
    [
      'sealed hands placed in a phase',
      early(),
      '/hands/placing',
      { at: 'PHASE_START', phase: 'BARTERING' },
      '/hands/placing/at',
    ],
  ];
  test.each(others)('of another edition is refused: %s', (_, base, path, value, found) => {
    const problems = problemsOf(changed(base, set(path, value)));
    expect(problems.map((problem) => problem.path)).toContain(found);
  });
});
