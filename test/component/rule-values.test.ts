import { EDITIONS } from '../../src/rulesets';
import {
  heldAgainst,
  ruleDraft,
  ruleSteps,
} from '../../web/src/features/governance/amendments/rule-draft';
import { valuesIn, wordsOfPath } from '../../web/src/features/governance/amendments/rule-values';

/** The value at a JSON Pointer that has no escapes. */
const at = (document: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);

describe('the numbers and flags of rules', () => {
  it.each([...EDITIONS])('are found where they stand, each once, in %s', (_id, edition) => {
    const values = valuesIn(edition);
    expect(values.length).toBeGreaterThan(20);
    for (const { path, now } of values) expect([path, at(edition, path)]).toEqual([path, now]);
    expect(new Set(values.map(({ path }) => path)).size).toBe(values.length);
    expect(values.filter(({ path }) => path.startsWith('/deck'))).toEqual([]);
  });

  it('are called by the words of the rules, and an entry of a list by its name', () => {
    const document = {
      membership: { rejoinAfterDays: 7 },
      classes: [{ name: 'Urgent', days: 2 }, { quorum: true }],
      formula: { op: 'ADD', of: [1, { name: 'cards' }] },
      'a/b': 1,
    };
    expect(valuesIn(document)).toEqual([
      { path: '/membership/rejoinAfterDays', words: 'membership › rejoin after days', now: 7 },
      { path: '/classes/0/days', words: 'classes › Urgent › days', now: 2 },
      { path: '/classes/1/quorum', words: 'classes › 2 › quorum', now: true },
      { path: '/a~1b', words: 'a/b', now: 1 },
    ]);
  });
});

describe('codes of the rules', () => {
  it.each([...EDITIONS])(
    'are words where the numbers and flags of %s are listed',
    (_id, edition) => {
      const raw = valuesIn(edition).filter(({ words }) => /[A-Z]{2}|_|[a-z][A-Z]/.test(words));
      expect(raw).toEqual([]);
    },
  );

  it('are called as the rules call what they stand for', () => {
    const document = {
      items: [{ item: 'GOLD_STAR', name: 'Gold Star', plural: 'Stelle' }],
      trackedValues: [{ value: 'HONOUR', title: 'Onore', least: 0 }],
      prizes: [{ items: { GOLD_STAR: 3, DUST_MOTE: 1 } }],
      effects: [
        { value: 'HONOUR', by: 2 },
        { item: 'DUST_MOTE', by: 4 },
      ],
    };
    expect(valuesIn(document).map(({ words }) => words)).toEqual([
      'tracked values › Onore › least',
      'prizes › 1 › items › Stelle',
      'prizes › 1 › items › Dust Mote',
      'effects › Onore › by',
      'effects › Dust Mote › by',
    ]);
  });

  it('are words in the place of a change, too', () => {
    expect(wordsOfPath('/prizes/0/items/STANDARD_PROPOSAL_MAKER/quantity')).toBe(
      'prizes › 1 › items › Standard Proposal Maker › quantity',
    );
  });
});

describe('changes of rules that were written before the rules changed', () => {
  const rules = (names: readonly string[], days: number) =>
    valuesIn({ classes: names.map((name) => ({ name, days, quorum: true })), tempo: 1 });
  const before = rules(['Urgent', 'Slow'], 2);
  const drafts = before.map((value) => ({ ...ruleDraft(value), to: '5' }));
  const toldOf = (values: ReturnType<typeof valuesIn>) => {
    const { held, gone } = heldAgainst(drafts, values);
    return {
      held: held.map(({ path, now, was }) => [path, now, was]),
      gone: gone.map(({ words }) => words),
    };
  };

  it('stay as they are while the rules do', () => {
    const { held, gone } = heldAgainst(drafts, before);
    expect(held).toEqual(drafts.map((draft, at) => ({ ...draft, at, was: null })));
    expect(gone).toEqual([]);
  });

  it('say what it was and is, are found where they have moved, and go with what is gone', () => {
    expect(toldOf(rules(['New', 'Slow', 'Urgent'], 3))).toEqual({
      held: [
        ['/classes/2/days', 3, 2],
        ['/classes/2/quorum', true, null],
        ['/classes/1/days', 3, 2],
        ['/classes/1/quorum', true, null],
        ['/tempo', 1, null],
      ],
      gone: [],
    });
    expect(toldOf(rules(['Slow'], 2))).toEqual({
      held: [
        ['/classes/0/days', 2, null],
        ['/classes/0/quorum', true, null],
        ['/tempo', 1, null],
      ],
      gone: ['classes › Urgent › days', 'classes › Urgent › quorum'],
    });
  });

  it('make steps for the rules in force', () => {
    const { held } = heldAgainst(drafts.slice(2, 3), rules(['Slow'], 3));
    expect(ruleSteps(held)).toEqual([{ op: 'replace', path: '/classes/0/days', value: 5 }]);
  });

  it('are gone where a number is a flag now', () => {
    const [draft] = drafts;
    const found = valuesIn({ classes: [{ name: 'Urgent', days: true }] });
    expect(heldAgainst([draft!], found)).toMatchObject({ held: [], gone: [{ at: 0 }] });
  });
});
