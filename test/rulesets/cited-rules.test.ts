import {
  DEFAULT_DYNASTY_EDITION,
  findDynastyEdition,
  parseDynastyRuleset,
  parseRuleset,
  sectionsOf,
} from '../../src/rulesets';
import type { Ruleset } from '../../src/rulesets';
import { CALL } from '../dynasty/table-actions/sample-actions';
import { HONOUR, PRAY, POT, SCRIBE } from '../support/custom-mechanics';
import { copy, early } from './documents';

const FEAST = { anchor: 'feast', title: 'The *Feast*', markdown: 'Say quack.' };
const mechanics = (rule: string) => ({
  trackedValues: [{ ...HONOUR, rule }, POT],
  actions: [{ ...PRAY, rule }],
  offices: [{ ...SCRIBE, rule }],
});
const giolitti = findDynastyEdition(DEFAULT_DYNASTY_EDITION)!;
const tableActions = (rule: string) => [{ ...CALL, rule }];
const LISTS = ['trackedValues', 'actions', 'offices'];

type Document = { readonly kind: string } & Readonly<Record<string, unknown>>;
const problemsOf = (document: Document): string[] => {
  const parsed = document.kind === 'ROUND' ? parseRuleset(document) : parseDynastyRuleset(document);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
};
const readAs = (document: Document): Ruleset => {
  const parsed = document.kind === 'ROUND' ? parseRuleset(document) : parseDynastyRuleset(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.ruleset;
};
const textOf = (ruleset: Ruleset, anchor: string): string =>
  sectionsOf(ruleset).find((section) => section.anchor === anchor)?.markdown ?? '';

describe('the rule that something names as its own [AD1]', () => {
  it('is an article or a section of the same document', () => {
    const message = 'expected the anchor of an article or a section; there is no feast';
    const expected = LISTS.map((list) => `/${list}/0/rule: ${message}`);
    expect(problemsOf({ ...copy(), ...mechanics('feast') })).toEqual(expected);
    const dynasty = { ...giolitti, ...mechanics('feast'), tableActions: tableActions('feast') };
    expect(problemsOf(dynasty)).toEqual([...expected, `/tableActions/0/rule: ${message}`]);
    for (const document of [{ ...copy(), ...mechanics('feast') }, dynasty]) {
      expect(problemsOf({ ...document, articles: [FEAST] })).toEqual([]);
    }
  });

  it('is no section that the document has not, such as another game’s', () => {
    const message = (rule: string): string =>
      `/actions/0/rule: expected the anchor of an article or a section; there is no ${rule}`;
    expect(problemsOf({ ...early(), ...mechanics('war') })).toContain(message('war'));
    expect(problemsOf({ ...copy(), ...mechanics('war') })).toEqual([]);
    expect(problemsOf({ ...copy(), ...mechanics('masks') })).toContain(message('masks'));
    expect(problemsOf({ ...giolitti, ...mechanics('masks') })).toEqual([]);
    expect(problemsOf({ ...copy(), ...mechanics('The Feast') })[0]).toMatch(
      /^\/trackedValues\/0\/rule: expected an anchor such as/,
    );
  });

  it('is led to from where the server tells of the thing', () => {
    const link = '(see [The \\*Feast\\*](#feast))';
    const round = readAs({ ...copy(), ...mechanics('feast'), articles: [FEAST] });
    for (const anchor of ['tracked-values', 'player-actions', 'offices']) {
      const [first = '', second = ''] = textOf(round, anchor).split('\n- ').slice(1);
      expect(first).toContain(link);
      expect(second).not.toContain('see');
    }
    const dynasty = readAs({ ...giolitti, tableActions: tableActions('starting-a-game') });
    expect(textOf(dynasty, 'play')).toContain(
      '| Call a Trick (see [starting a game](#starting-a-game)) |',
    );
  });
});
