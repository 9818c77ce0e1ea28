/** Each kind of entry that the server describes has a form, which reads and writes its example. */
import { describedLists } from '../../web/src/features/rules-editor/described-lists';
import { entryJson, isWholeEntry } from '../../web/src/features/rules-editor/model/entry-json';
import { formValuesOf } from '../../web/src/features/rules-editor/model/form-values-of';
import { planOf, ruleEntries } from '../../web/src/features/rules-editor/entry-draft';
import type { Kind } from '../../web/src/features/rules-editor/model/described-lines';
import { SENTENCES } from '../../web/src/features/rules-editor/shapes/rule-lists';
import {
  amendDynastyRuleset,
  amendRuleset,
  DYNASTY_EDITIONS,
  EDITIONS,
  mechanicKindsIn,
} from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { fieldOf } from '../../src/graphql/rulesets/mechanic-kinds';
import { inputFieldResolvers } from '../../src/graphql/input/input-field-resolvers';

const fields = inputFieldResolvers.InputField as Readonly<
  Record<string, (source: ReturnType<typeof fieldOf>) => unknown>
>;

/** The kinds of the rules as a client gets them. */
const kindsOf = (ruleset: Ruleset) =>
  mechanicKindsIn(ruleset).map((kind) => ({
    ...kind,
    example: kind.examples[0],
    needs: kind.fields
      .map(fieldOf)
      .map((source) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, resolve]) => [name, resolve(source)]),
        ),
      ),
  })) as unknown as readonly (Kind & { readonly examples: readonly unknown[] })[];

const ROUND = EDITIONS.get('round-10/2021-08-24')!;
const DYNASTY = DYNASTY_EDITIONS.get('giolitti')!;
const rules = [
  ['a round', ROUND],
  ['a dynasty', DYNASTY],
] as const;

describe.each(rules)('the forms of %s', (_name, ruleset: Ruleset) => {
  const kinds = kindsOf(ruleset);
  const lists = new Map(describedLists(kinds, ruleset.kind));

  it.each([...lists])('%s reads and writes each example', (place, { lines }) => {
    const kind = kinds.find(({ path }) => path.replace(/\/-$/, '') === place)!;
    for (const example of kind.examples) {
      const typed = formValuesOf(lines, example);
      expect(isWholeEntry(lines, typed)).toBe(true);
      expect(entryJson(lines, typed)).toEqual(example);
    }
  });

  it('keep each entry of the edition as it is', () => {
    const all = new Map([...SENTENCES, ...lists]);
    const drafts = ruleEntries(ruleset, all).map(({ list, code, typed }, at) => ({
      ...{ id: String(at + 1), list, was: code, gone: false, typed },
    }));
    expect(planOf(drafts, ruleset, all).after).toEqual(ruleset);
  });

  it('add a valid entry', () => {
    const all = new Map([...SENTENCES, ...lists]);
    const drafted = [...lists].filter(([name]) => !NEEDS_ROOM.includes(name));
    for (const [list, { begins: typed }] of drafted) {
      const draft = { id: '1', list, was: null, gone: false, typed };
      const { steps } = planOf([draft], ruleset, all);
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
