/** Drafts by sentences give the right document, and can be read back unchanged. */
import { entryJson, isWholeEntry } from '../../web/src/features/rules-editor/model/entry-json';
import { planOf, ruleEntries } from '../../web/src/features/rules-editor/entry-draft';
import type { EntryDraft, RuleEntry } from '../../web/src/features/rules-editor/entry-draft';
import { listAtPath } from '../../web/src/features/rules-editor/model/rule-list';
import { printLines } from '../../web/src/features/rules-editor/print-entry';
import { formValuesOf } from '../../web/src/features/rules-editor/model/form-values-of';
import {
  amendDynastyRuleset,
  amendRuleset,
  DYNASTY_EDITIONS,
  EDITIONS,
  findDynastyEdition,
  findEdition,
} from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { CORALLINA } from '../dynasty/masks/conditional-masks';
import {
  BLESSING,
  CITING,
  CLERK,
  OFFICES,
  PRAISE,
  TRACKED,
  USHER,
} from '../support/custom-mechanics';
import { listsOf } from './described-lists';

const ROUND = findEdition('round-10/2021-08-24')!;
const DYNASTY = findDynastyEdition('giolitti')!;
const WON = { conditions: [{ op: 'MORE', of: [{ name: 'pegs' }, 9] }], meet: 'ALL', tie: 'SHARED' };
const FORMULA = {
  ...{ condition: 'FORMULA', name: 'Odd', value: 2 },
  holds: { op: 'EQUAL', of: [{ name: 'different' }, 3] },
};
const FORTUNE = {
  ...{ fortune: 'FOOLS', name: 'Fools', holds: true },
  also: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: 3 }],
};

const amended = (patch: unknown): Ruleset => {
  const made = amendRuleset(ROUND, patch);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.ruleset;
};
const amendedDynasty = (patch: unknown): Ruleset => {
  const made = amendDynastyRuleset(DYNASTY, patch);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.ruleset;
};

const DOCUMENTS: readonly (readonly [string, Ruleset])[] = [
  ...[...EDITIONS, ...DYNASTY_EDITIONS].map(([name, document]) => [name, document] as const),
  ['a round with mechanics of its own', amended(CITING)],
  ['a round with a blessing', amended(BLESSING)],
  [
    'a round with offices, actions and fortunes of all sorts',
    amended([
      { op: 'add', path: '/trackedValues', value: TRACKED },
      { op: 'add', path: '/offices', value: [...OFFICES, CLERK, USHER] },
      { op: 'add', path: '/actions', value: [PRAISE] },
      { op: 'add', path: '/fortunes/-', value: FORTUNE },
      { op: 'add', path: '/hands/ranking/multipliers/-', value: FORMULA },
    ]),
  ],
  [
    'a dynasty that can be won',
    amendedDynasty([
      { op: 'add', path: '/masks/-', value: CORALLINA },
      { op: 'add', path: '/victory', value: [{ type: 'PEGS_AHEAD', by: 9 }] },
      { op: 'add', path: '/victoryConditions', value: WON },
    ]),
  ],
];

const LISTS = listsOf(ROUND);

const drafted = (id: number, { list, code, typed }: RuleEntry, gone = false): EntryDraft => ({
  ...{ id: String(id), list, was: code, gone, typed },
});
const fresh = (id: number, { list, typed }: RuleEntry): EntryDraft => ({
  ...{ id: String(id), list, was: null, gone: false, typed },
});

it.each(DOCUMENTS)(
  'every entry of %s is read into sentences that say the same',
  (_name, document) => {
    const lists = listsOf(document);
    const standing = ruleEntries(document, lists);
    for (const { list, typed } of standing) {
      expect(isWholeEntry(lists.get(list)!.lines, typed)).toBe(true);
    }
    // The sentences cover every entry, so no field is left over.
    expect(standing.filter(({ typed }) => '…' in typed)).toEqual([]);
    const drafts = standing.map((each, at) => drafted(at + 1, each));
    expect(planOf(drafts, document, lists).after).toEqual(document);
  },
);

it('what sentences do not say stays as it is', () => {
  const { lines } = LISTS.get('/offices')!;
  const typed = { title: 'Scribe', filledBy: { type: 'HOST' }, '…': '{"colour":"red"}' };
  expect(entryJson(lines, typed)).toEqual({
    ...{ office: 'SCRIBE', title: 'Scribe', termDays: null, filledBy: { type: 'HOST' } },
    colour: 'red',
  });
});

it('a formula that cannot be read is not wholly said', () => {
  const { lines } = LISTS.get('/hands/ranking/multipliers')!;
  const entry = { condition: 'FORMULA', name: 'Odd', holds: 'cards = 3', 'value FORMULA': '2' };
  expect(isWholeEntry(lines, entry)).toBe(true);
  expect(isWholeEntry(lines, { ...entry, holds: 'cards =' })).toBe(false);
  expect(isWholeEntry(lines, { ...entry, holds: '' })).toBe(false);
});

it('only what the rules have a place for is offered, sentences apart', () => {
  const said = (ruleset: Ruleset) =>
    [...listsOf(ruleset)].filter(([, { isSaid }]) => isSaid).map(([place]) => place);
  const ranked = said(ROUND);
  expect(ranked).toContain('/hands/ranking/multipliers');
  expect(said(findEdition('round-10/draft')!)).toEqual(
    ranked.filter((place) => place !== '/hands/ranking/multipliers'),
  );
  expect(said(DYNASTY).sort()).toEqual([
    ...['/actions', '/masks', '/offices', '/trackedValues', '/victory', '/victoryConditions'],
  ]);
});

describe('the patch of several drafts', () => {
  const document = amended([
    { op: 'add', path: '/trackedValues', value: TRACKED },
    { op: 'add', path: '/offices', value: OFFICES },
  ]);
  const [honour, motto, oath, pot] = ruleEntries(document, listsOf(document)).filter(
    ({ list }) => list === '/trackedValues',
  );

  it('changes, takes out and adds what they say, and tells where each stands', () => {
    const drafts = [
      drafted(1, { ...pot!, typed: { ...pot!.typed, 'start INTEGER': '7' } }),
      drafted(2, honour!, true),
      drafted(3, oath!, true),
      fresh(4, { ...motto!, typed: { ...motto!.typed, title: 'Boast', value: '' } }),
    ];
    const { steps, places, after } = planOf(drafts, document, LISTS);
    expect(Object.fromEntries(places)).toEqual({ 1: '/trackedValues/1', 4: '/trackedValues/4' });
    const made = amendRuleset(document as typeof ROUND, steps);
    expect(made.ok && made.ruleset).toEqual(after);
    expect(after['trackedValues']).toMatchObject([
      ...[{ value: 'MOTTO' }, { value: 'POT', start: 7 }, { value: 'MARK' }],
      ...[{ value: 'DEBT' }, { value: 'BOAST', title: 'Boast' }],
    ]);
  });

  it('touches nothing where the rules have moved since', () => {
    const { steps } = planOf([drafted(1, honour!, true)], document, LISTS);
    const since = amendRuleset(document as typeof ROUND, [
      { op: 'remove', path: '/trackedValues/0' },
    ]);
    expect(since.ok && amendRuleset(since.ruleset, steps)).toMatchObject({ ok: false });
  });

  it('adds anew what the rules have no more, and has nothing to take out there', () => {
    const { steps, lost } = planOf([drafted(1, honour!), drafted(2, motto!, true)], ROUND, LISTS);
    expect([...lost]).toEqual(['1', '2']);
    expect(steps).toMatchObject([
      { op: 'add', path: '/trackedValues/-', value: { value: 'HONOUR' } },
    ]);
  });

  it('leaves out a draft in a list that the form does not know', () => {
    const hidden = { id: '2', list: '/gone', was: null, gone: false, typed: {} };
    const alone = planOf([drafted(1, honour!)], ROUND, LISTS);
    expect(alone.steps).toHaveLength(1);
    expect(planOf([drafted(1, honour!), hidden], ROUND, LISTS).steps).toEqual(alone.steps);
  });
});

it('a patch is told in the words of the sentences', () => {
  const { lines } = LISTS.get('/actions')!;
  expect(printLines(lines, formValuesOf(lines, PRAISE), new Map())).toEqual([
    'Players may do this: Praise',
    'It is open to any player for whom this is true: Honour >= 1',
    'Only while this is true: Honour of the other < 3',
    'Its target is another player',
    'At most 2 times a week to each target',
    'Its effects are: raise the number Honour of the other by 1; raise the number Honour of the acting player by -1',
  ]);
  expect(listAtPath(LISTS, '/actions/-')).toBe(LISTS.get('/actions'));
  expect(listAtPath(LISTS, '/hands/ranking/multipliers/3')).toBe(
    LISTS.get('/hands/ranking/multipliers'),
  );
  expect(['/actions/0/title', '/income'].map((path) => listAtPath(LISTS, path))).toEqual([
    null,
    null,
  ]);
});
