import { unplayable } from '../../src/round';
import { EDITIONS, parseRuleset } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { draft, early, gallery } from '../rulesets/documents';
import { TestRound } from './harness';

const pathsOf = (document: RoundRuleset): string[] => unplayable(document).map(({ path }) => path);

describe('a ruleset that is not played yet', () => {
  test.each<[string, RoundRuleset, string[]]>([
    ['sealed poker hands', early(), ['/hands/ranking/procedure']],
    ['Player Lots and third parties', gallery(), ['/auction/house']],
    [
      'open bids and hands',
      draft(),
      [
        '/auction/bidding/procedure',
        '/hands/procedure',
        '/hands/placing/at',
        '/hands/ranking/procedure',
      ],
    ],
  ])('is refused to a round, property by property: %s', (_, document, paths) => {
    expect(parseRuleset(document)).toMatchObject({ ok: true });
    expect(pathsOf(document)).toEqual(paths);
    const round = new TestRound();
    expect(round.create({ document })).toEqual({
      code: 'RULESET_REFUSED',
      rule: 'seasons',
      facts: {
        problems: unplayable(document).map(({ path, message }) => ({
          path,
          message,
          operation: null,
        })),
      },
    });
    expect(round.journal).toEqual([]);
  });

  test.each([...EDITIONS.values()])('is not $edition', (document) => {
    expect(unplayable(document)).toEqual([]);
  });
});
