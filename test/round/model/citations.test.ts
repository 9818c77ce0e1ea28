import { ruleProse } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { EDITIONS } from '../../../src/rulesets/editions/round-editions';
import { RULE_ANCHORS } from '../../../src/rulesets/articles/anchors';
import { withSectionInForce } from '../../../src/round/model/citations';
import { TestRound } from '../harness';

/** The ruleset without its optional parts. */
const bare = (ruleset: RoundRuleset): RoundRuleset => ({
  ...ruleset,
  auction: { ...ruleset.auction, house: null },
  trade: { ...ruleset.trade, ducks: false },
  contracts: null,
  tables: null,
  exchanges: [],
  fortunes: [],
  secretActions: null,
  victory: null,
});

const RULESETS = [...EDITIONS.values()].flatMap((ruleset): [string, RoundRuleset][] => [
  [ruleset.edition, ruleset],
  [`${ruleset.edition}, bare`, bare(ruleset)],
]);

describe('a refusal cites', () => {
  test.each(RULESETS)('a section that there is in %s, and its own if it can', (_name, document) => {
    const { state } = TestRound.open({ document });
    const sections: string[] = ruleProse(document).map(({ anchor }) => anchor);
    for (const rule of [...RULE_ANCHORS, 'tracked-values', 'player-actions', 'offices'] as const) {
      const cited = withSectionInForce(state, { code: 'MALFORMED', rule, facts: {} }).rule;
      expect(sections).toContain(cited);
      if (sections.includes(rule)) expect(cited).toBe(rule);
    }
  });

  test.each([
    ['round-10/draft', 'contracts', 'actions'],
    ['round-10/draft', 'auction-house', 'lots'],
    ['round-10/early', 'war', 'actions'],
    ['round-10/gallery', 'ducks', 'trade'],
  ] as const)('in %s, for %s, the section %s', (edition, rule, cited) => {
    const { state } = TestRound.open({ document: EDITIONS.get(edition)! });
    const refusal = { code: 'MALFORMED', rule, facts: { field: 'x' } } as const;
    expect(withSectionInForce(state, refusal)).toEqual({ ...refusal, rule: cited });
  });
});
