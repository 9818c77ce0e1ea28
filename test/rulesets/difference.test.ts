import { amendRuleset, findEdition, proseDifference } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

const EDITION = findEdition('round-10/2021-08-24')!;

function amended(...patch: object[]): RoundRuleset {
  const result = amendRuleset(EDITION, patch);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.ruleset;
}

describe('the difference of two rulesets', () => {
  it('is nothing between equal ones', () => {
    expect(proseDifference(EDITION, structuredClone(EDITION))).toEqual([]);
  });

  it('names the sections that read differently, in the order of the rules, with their lines', () => {
    const after = amended(
      { op: 'replace', path: '/victory/quantity', value: 12 },
      { op: 'replace', path: '/auction/participation/minimum', value: 6 },
    );
    const sections = proseDifference(EDITION, after);
    expect(sections.map((section) => section.after?.anchor)).toEqual(['participation', 'victory']);
    const lines = sections[1]!.lines.filter(({ change }) => change !== 'SAME');
    expect(lines).toHaveLength(2);
    expect(lines.map(({ change }) => change)).toEqual(['REMOVED', 'ADDED']);
    expect(lines[0]!.text).toContain('10');
    expect(lines[1]!.text).toContain('12');
  });

  it('tells sections that come and go', () => {
    const after = amended({ op: 'replace', path: '/victory', value: null });
    const [gone] = proseDifference(EDITION, after);
    expect(gone).toMatchObject({ before: { anchor: 'victory' }, after: null });
    expect(new Set(gone!.lines.map(({ change }) => change))).toEqual(new Set(['REMOVED']));
    const [came] = proseDifference(after, EDITION);
    expect(came).toMatchObject({ before: null, after: { anchor: 'victory' } });
    expect(new Set(came!.lines.map(({ change }) => change))).toEqual(new Set(['ADDED']));
  });

  it('puts back together to the one text and the other', () => {
    const after = amended({ op: 'remove', path: '/fortunes/1' });
    for (const section of proseDifference(EDITION, after)) {
      const without = (change: string): string =>
        section.lines
          .filter((line) => line.change !== change)
          .map(({ text }) => text)
          .join('\n');
      expect(without('ADDED')).toBe(section.before!.markdown);
      expect(without('REMOVED')).toBe(section.after!.markdown);
    }
  });
});
