/** Each kind of entry that the server describes has a form, which reads and writes its example. */
import { entryJson, isWholeEntry } from '../../web/src/features/rules-editor/model/entry-json';
import { formValuesOf } from '../../web/src/features/rules-editor/model/form-values-of';
import { planOf } from '../../web/src/features/rules-editor/entry-draft';
import { amendDynastyRuleset, amendRuleset, DYNASTY_EDITIONS, EDITIONS } from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { kindsOf, listsOf } from './described-lists';

const ROUND = EDITIONS.get('round-10/2021-08-24')!;
const DYNASTY = DYNASTY_EDITIONS.get('giolitti')!;
const rules = [
  ['a round', ROUND],
  ['a dynasty', DYNASTY],
] as const;

describe.each(rules)('the forms of %s', (_name, ruleset: Ruleset) => {
  const kinds = kindsOf(ruleset);
  const lists = listsOf(ruleset);

  it.each([...lists])('%s reads and writes each example', (place, { lines }) => {
    const kind = kinds.find(({ path }) => path.replace(/\/-$/, '') === place)!;
    for (const example of kind.examples) {
      const typed = formValuesOf(lines, example);
      expect(isWholeEntry(lines, typed)).toBe(true);
      expect(entryJson(lines, typed)).toEqual(example);
    }
  });

  it('add a valid entry', () => {
    const drafted = [...lists].filter(([name]) => !NEEDS_ROOM.includes(name));
    for (const [list, { begins, title }] of drafted) {
      const typed = begins[title] === '' ? { ...begins, [title]: 'Night Watch' } : begins;
      const draft = { id: '1', list, was: null, gone: false, typed };
      const { steps } = planOf([draft], ruleset, lists);
      const done =
        ruleset.kind === 'ROUND'
          ? amendRuleset(ruleset, steps)
          : amendDynastyRuleset(ruleset, steps);
      expect([list, done.ok ? [] : done.problems]).toEqual([list, []]);
    }
  });
});

/** The lists whose entries divide something among them. */
const NEEDS_ROOM = ['/phases', '/prizes', '/tables/slots/symbols'];
