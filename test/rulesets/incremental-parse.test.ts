import { canonicalJson } from '../../src/kernel';
import { amendRuleset, parseRuleset } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { RoundRuleset as Schema } from '../../src/rulesets/round/document';
import { cachedCheck } from '../../src/rulesets/checks/common/check';
import { ROUND_CHECKS } from '../../src/rulesets/checks/round/checks';
import { draws, legalPatch } from './random-operations';
import { complete } from './documents';
import { fc } from '../support/property-testing';

const LAWS = Array.from({ length: 9 }, (_, at) => ({
  anchor: `law-${at}`,
  title: `Law ${at}`,
  markdown: 'Ducks are to be fed. '.repeat(900),
}));

function taken(document: RoundRuleset, patch: unknown): RoundRuleset {
  const amended = amendRuleset(document, patch);
  if (!amended.ok) throw new Error(JSON.stringify(amended.problems));
  return amended.ruleset;
}

const wordy = taken(complete, [{ op: 'add', path: '/articles', value: LAWS }]);

describe('a document of which most is known', () => {
  it('shares what the patch leaves as it is', () => {
    const after = taken(wordy, [{ op: 'replace', path: '/income/amount', value: 107 }]);
    expect(after.income.amount).toBe(107);
    for (const name of ['articles', 'deck', 'hands', 'proposals'] as const) {
      expect(after[name]).toBe(wordy[name]);
    }
    const more = taken(wordy, [
      { op: 'add', path: '/articles/0', value: { ...LAWS[0], anchor: 'z' } },
    ]);
    expect(more.articles![1]).toBe(wordy.articles![0]);
  });

  it('is the same as one of which nothing is known, and is taken where that is', () => {
    fc.assert(
      fc.property(draws(6), (all) => {
        let document = wordy;
        for (const draw of all) {
          const patch = legalPatch(document, draw, []);
          if (patch === null) continue;
          const after = taken(document, patch);
          const fresh = parseRuleset(JSON.parse(JSON.stringify(after)));
          expect(fresh).toEqual({ ok: true, ruleset: after });
          expect(canonicalJson(Schema.parse(JSON.parse(JSON.stringify(after))))).toBe(
            canonicalJson(after),
          );
          document = after;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is refused for the same reasons', () => {
    const spoilt = [
      [{ op: 'add', path: '/articles/-', value: LAWS[0] }],
      [{ op: 'add', path: '/articles/-', value: { ...LAWS[0], markdown: '<b>' } }],
      [
        {
          op: 'replace',
          path: '/articles',
          value: Array(201).fill({ ...LAWS[0], markdown: 'Quack.' }),
        },
      ],
      [{ op: 'copy', from: '/items', path: '/prizes' }],
      [{ op: 'remove', path: '/deck' }],
      [{ op: 'add', path: '/unknown', value: 1 }],
      [{ op: 'replace', path: '/currency', value: 'GUINEA' }],
    ];
    for (const patch of spoilt) {
      const amended = amendRuleset(wordy, patch);
      const made = JSON.parse(JSON.stringify(wordy)) as Record<string, unknown[]>;
      const { op, path, value } = patch[0]! as { op: string; path: string; value: unknown };
      if (path === '/articles/-') made['articles']!.push(value);
      else if (op === 'remove') delete made['deck'];
      else if (op === 'copy') made['prizes'] = made['items']!;
      else made[path.slice(1)] = value as unknown[];
      const fresh = parseRuleset(JSON.parse(JSON.stringify(made)));
      expect(fresh.ok || amended.ok).toBe(false);
      expect(
        !amended.ok && amended.problems.map(({ path: at, message }) => ({ path: at, message })),
      ).toEqual(!fresh.ok && fresh.problems);
    }
  });

  it('has each check run once on the parts that it reads', () => {
    let looks = 0;
    const sense = cachedCheck<RoundRuleset>((document) => {
      looks += 1;
      return document.income.amount > 1_000 ? [{ path: '/income', message: 'expected less' }] : [];
    });
    const plain = taken(wordy, [{ op: 'replace', path: '/title', value: 'Another' }]);
    const rich = taken(wordy, [{ op: 'replace', path: '/income/amount', value: 2_000 }]);
    expect([wordy, plain, wordy].flatMap(sense)).toEqual([]);
    expect(looks).toBe(1);
    expect([rich, rich].flatMap(sense)).toHaveLength(2);
    expect(looks).toBe(3);
    expect([plain].flatMap(sense)).toEqual([]);
    expect(looks).toBe(3);
  });

  it('has a check run again that reads everything', () => {
    let looks = 0;
    const sense = cachedCheck<RoundRuleset>((document) => {
      looks += Object.keys(document).length > 0 ? 1 : 0;
      return [];
    });
    expect([wordy, wordy].flatMap(sense)).toEqual([]);
    expect(looks).toBe(2);
  });

  it('has no check that reads everything', () => {
    for (const sense of ROUND_CHECKS) {
      const found = new Proxy(wordy, {
        ownKeys: () => {
          throw new Error(`${sense.name} looks at everything`);
        },
      });
      expect(sense(found)).toEqual([]);
    }
  });
});

describe('an amendment of a kept proposal', () => {
  it('is made once of the same rules', () => {
    const patch = [{ op: 'replace', path: '/title', value: 'Kept' }];
    expect(amendRuleset(wordy, patch)).toBe(amendRuleset(wordy, patch));
    const other = taken(wordy, [{ op: 'replace', path: '/income/amount', value: 109 }]);
    expect(taken(other, patch)).toMatchObject({ title: 'Kept', income: { amount: 109 } });
    expect(taken(wordy, patch).income).toBe(wordy.income);
  });

  it('is made once for each place that it has among the effects', () => {
    const patch = [{ op: 'replace', path: '/income/amount', value: 111 }];
    const effects = Array<typeof patch>(20).fill(patch);
    const planned = (): unknown[] => {
      let document = wordy;
      return effects.map((each) => (document = taken(document, each)));
    };
    const first = planned();
    expect(new Set(first).size).toBe(20);
    expect(planned().map((each, at) => each === first[at])).not.toContain(false);
  });

  it('is read once, whatever rules it amends', () => {
    let reads = 0;
    const value = { op: 'replace', path: '/title', value: 'Read' };
    const patch = [
      new Proxy(value, {
        get: (target, name) => {
          reads += 1;
          return Reflect.get(target, name) as unknown;
        },
      }),
    ];
    const once = taken(wordy, patch);
    const before = reads;
    expect(before).toBeGreaterThan(0);
    expect(taken(once, patch)).toEqual(once);
    expect(reads).toBe(before);
  });
});
