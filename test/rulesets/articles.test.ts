import {
  amendDynastyRuleset,
  amendRuleset,
  articlesOf,
  changeArticles,
  differenceOf,
  DYNASTY_ANCHORS,
  DYNASTY_EDITIONS,
  EDITIONS,
  markdownOf,
  parseDynastyRuleset,
  parseRuleset,
  RULE_ANCHORS,
  rulesetDigest,
  sectionsOf,
} from '../../src/rulesets';
import type { Article, ArticleChange, RoundRuleset, Ruleset } from '../../src/rulesets';
import { fc, runs } from '../support/property-testing';
import { copy } from './documents';

const SHIPPED: readonly Ruleset[] = [...EDITIONS.values(), ...DYNASTY_EDITIONS.values()];
const FEAST: Article = {
  anchor: 'duck-feast',
  title: 'The Duck Feast',
  markdown: 'Each Saturday every player shall say *quack*.',
};

/** Sentences copied exactly from the texts. All Round 10 texts have the same sentences. */
const OF_ROUND_10 = {
  anchors: ['urgent-proposals', 'what-rulings-bind', 'metaruleset'],
  texts: [
    'Urgent proposals should only be used to correct the game to its intended state and to maintain playability.',
    'Upon formal request by a person other than themself, the Judge shall, as quickly as possible, issue a response to the request. This response shall be binding only to the extent that it reasonably directly pertains to the request, and only to the extent that it does not blatantly and obviously contradict rules text.',
    'Judges may make rulings on the Metaruleset, but those rulings shall only be effective within the bounds of the round.',
  ],
};
const OF_GIOLITTI = {
  anchors: ['ending-before-resolving'],
  texts: [
    'If any Active games can be Ended, the Dealer should End them before resolving any Proposals or Calls for Judgement.',
  ],
};

const withArticles = (...articles: Article[]): RoundRuleset => ({ ...copy(), articles });
const problemsOf = (...articles: readonly unknown[]) => {
  const parsed = parseRuleset({ ...copy(), articles });
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
};

describe('the articles of a document', () => {
  test.each(SHIPPED)('hold what the text of $edition leaves to people, from the start', (it) => {
    const { anchors, texts } = it.kind === 'ROUND' ? OF_ROUND_10 : OF_GIOLITTI;
    expect(articlesOf(it).map(({ anchor, markdown }) => [anchor, markdown])).toEqual(
      anchors.map((anchor, at) => [anchor, texts[at]]),
    );
    const told = new Map(sectionsOf(it).map(({ anchor, markdown }) => [anchor, markdown]));
    expect(anchors.map((anchor) => told.get(anchor))).toEqual(texts);
  });

  it('are none in an earlier document, which stays what it was, and can be amended', () => {
    const { articles: _articles, ...before } = copy();
    const parsed = parseRuleset(before);
    const ruleset = parsed.ok ? parsed.ruleset : copy();
    expect(articlesOf(ruleset)).toEqual([]);
    expect(rulesetDigest(ruleset)).toBe(rulesetDigest(before));
    expect(sectionsOf(ruleset).filter(({ heldBy }) => heldBy === 'PEOPLE')).toEqual([]);
    const amended = amendRuleset(ruleset, [{ op: 'add', path: '/articles/-', value: FEAST }]);
    expect(amended.ok && articlesOf(amended.ruleset)).toEqual([FEAST]);
  });

  test.each<[string, unknown, RegExp]>([
    ['no anchor', { ...FEAST, anchor: '' }, /^\/articles\/0\/anchor: expected an anchor such as/],
    ['an anchor with a space', { ...FEAST, anchor: 'duck feast' }, /anchor: expected an anchor/],
    ['an anchor in capitals', { ...FEAST, anchor: 'Ducks' }, /anchor: expected an anchor/],
    ['a long anchor', { ...FEAST, anchor: 'a'.repeat(61) }, /anchor: expected an anchor/],
    ['no title', { ...FEAST, title: '' }, /title: expected up to 120 printable characters/],
    ['a title of two lines', { ...FEAST, title: 'A\nB' }, /title: expected up to 120/],
    ['a long title', { ...FEAST, title: 'a'.repeat(121) }, /title: .* at most 120/],
    ['no words', { ...FEAST, markdown: ' \n' }, /markdown: expected 1 to 20000/],
    ['too many words', { ...FEAST, markdown: 'a'.repeat(20_001) }, /markdown: .* 20000/],
    ['control characters', { ...FEAST, markdown: 'a\u0007' }, /markdown: expected 1 to/],
    [
      'HTML',
      { ...FEAST, markdown: 'So:\n\nSee <a id="bidding">' },
      /markdown: expected Markdown without HTML: line 3 has “<a id="bidding">” \(put code in/,
    ],
    [
      'a comment',
      { ...FEAST, markdown: 'So <!-- it hides' },
      /markdown: .*without HTML: line 1 has “<!-- it hides”/,
    ],
    ['another property', { ...FEAST, author: 'Ann' }, /author: expected no such property/],
    ['the anchor of a section', { ...FEAST, anchor: 'war' }, /expected an anchor that no section/],
    ['one of the other game', { ...FEAST, anchor: 'moda' }, /expected an anchor that no section/],
  ])('are not read with %s', (_what, article, message) => {
    const found = problemsOf(article);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it('are not read with one anchor twice', () => {
    expect(problemsOf(FEAST, { ...FEAST, title: 'Another' })).toEqual([
      '/articles/1/anchor: expected duck-feast only once',
    ]);
  });

  it('are limited in number, and in length together', () => {
    const many = (count: number, markdown: string) =>
      Array.from({ length: count }, (_, at) => ({ ...FEAST, anchor: `a${at}`, markdown }));
    expect(problemsOf(...many(200, 'Quack.'))).toEqual([]);
    expect(problemsOf(...many(201, 'Quack.'))).toEqual([
      '/articles: expected a list of at most 200',
    ]);
    expect(problemsOf(...many(10, 'a'.repeat(20_000)))).toEqual([]);
    expect(problemsOf(...many(11, 'a'.repeat(20_000)))).toEqual([
      '/articles: expected at most 200000 characters in all, and these have 220000',
    ]);
  });
});

describe('the articles in words', () => {
  it('come after all that the server holds, and are marked as held by people', () => {
    for (const ruleset of SHIPPED) {
      const held = sectionsOf(ruleset).map(({ heldBy }) => heldBy);
      const first = held.indexOf('PEOPLE');
      expect(new Set(held.slice(0, first))).toEqual(new Set(['SERVER']));
      expect(new Set(held.slice(first))).toEqual(new Set(['PEOPLE']));
    }
  });

  it('are quoted in the one text, so that nothing in them passes for a section', () => {
    const markdown = '# Bidding\n\nNobody bids.\n```\nand so on';
    const rules = withArticles({ ...FEAST, markdown }, { ...FEAST, anchor: 'after' });
    const text = markdownOf(rules);
    expect(text).toContain('- [The Duck Feast](#duck-feast)');
    expect(text).toContain(
      '## <a id="duck-feast"></a>The Duck Feast\n\n_Enforced by people, not by the server._\n\n' +
        '> # Bidding\n>\n> Nobody bids.\n> ```\n> and so on\n\n## <a id="after">',
    );
    expect(text.match(/^#+ .*$/gm)).toHaveLength(sectionsOf(rules).length + 1);
  });

  it('are told in the difference: what came, changed and went', () => {
    const other = { ...FEAST, anchor: 'other', title: 'Other' };
    const before = withArticles(FEAST, other);
    const after = withArticles(
      { ...FEAST, markdown: 'Never.' },
      { ...FEAST, anchor: 'new', title: 'New' },
    );
    const told = differenceOf(before, after).map((section) => [
      (section.after ?? section.before)!.anchor,
      section.before !== null,
      section.after !== null,
      section.lines.map(({ change }) => change),
    ]);
    expect(told).toEqual([
      ['duck-feast', true, true, ['REMOVED', 'ADDED']],
      ['new', false, true, ['ADDED']],
      ['other', true, false, ['REMOVED']],
    ]);
  });
});

describe('changes of articles', () => {
  const made = (articles: readonly Article[], change: ArticleChange) =>
    changeArticles(articles, change);

  it('add at the end, replace in place, and repeal', () => {
    const other = { ...FEAST, anchor: 'other' };
    const changed = { ...FEAST, title: 'The Goose Feast' };
    expect(made([FEAST], { type: 'ADD_ARTICLE', ...other })).toEqual({
      ok: true,
      articles: [FEAST, other],
    });
    expect(made([FEAST, other], { type: 'REPLACE_ARTICLE', ...changed })).toEqual({
      ok: true,
      articles: [changed, other],
    });
    expect(made([FEAST, other], { type: 'REPEAL_ARTICLE', anchor: 'duck-feast' })).toEqual({
      ok: true,
      articles: [other],
    });
  });

  test.each<[string, ArticleChange, string]>([
    ['adding what exists', { type: 'ADD_ARTICLE', ...FEAST }, 'EXISTS'],
    ['adding a section', { type: 'ADD_ARTICLE', ...FEAST, anchor: 'bidding' }, 'HELD_BY_SERVER'],
    ['replacing what is not', { type: 'REPLACE_ARTICLE', ...FEAST, anchor: 'no' }, 'UNKNOWN'],
    ['replacing a section', { type: 'REPLACE_ARTICLE', ...FEAST, anchor: 'play' }, 'UNKNOWN'],
    ['repealing what is not', { type: 'REPEAL_ARTICLE', anchor: 'no' }, 'UNKNOWN'],
  ])('are none: %s', (_what, change, because) => {
    expect(made([FEAST], change)).toEqual({ ok: false, because });
  });

  const anchor = fc.constantFrom('ducks-dance', 'feast', 'bidding', 'moda', 'quiet', 'a1');
  const markdown = fc.constantFrom('Quack.', '# A title\n\n- a\n- b', '`x` | y', '> so\n\n```\n');
  const article = fc.record({ anchor, title: fc.constantFrom('A', 'B c', '*d*'), markdown });
  const change: fc.Arbitrary<ArticleChange> = fc.oneof(
    article.map((one) => ({ type: 'ADD_ARTICLE' as const, ...one })),
    article.map((one) => ({ type: 'REPLACE_ARTICLE' as const, ...one })),
    anchor.map((one) => ({ type: 'REPEAL_ARTICLE' as const, anchor: one })),
  );

  test.each(SHIPPED)('leave the rules of $edition readable, however many there are', (edition) => {
    const held = edition.kind === 'ROUND' ? RULE_ANCHORS : DYNASTY_ANCHORS;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let ruleset: Ruleset = edition;
        for (const one of changes) {
          const changed = changeArticles(articlesOf(ruleset), one);
          if (!changed.ok) continue;
          const patch = [{ op: 'add', path: '/articles', value: changed.articles }];
          const amended =
            ruleset.kind === 'ROUND'
              ? amendRuleset(ruleset, patch)
              : amendDynastyRuleset(ruleset, patch);
          expect(amended.ok).toBe(true);
          if (amended.ok) ruleset = amended.ruleset;
        }
        const parse = ruleset.kind === 'ROUND' ? parseRuleset : parseDynastyRuleset;
        expect(parse(JSON.parse(JSON.stringify(ruleset)))).toEqual({ ok: true, ruleset });
        const anchors = sectionsOf(ruleset).map((section) => section.anchor);
        expect(new Set(anchors).size).toBe(anchors.length);
        const people = articlesOf(ruleset).map((one) => one.anchor);
        expect(anchors.slice(-people.length || anchors.length)).toEqual(
          people.length ? people : anchors,
        );
        expect(people.filter((one) => (held as readonly string[]).includes(one))).toEqual([]);
        const text = markdownOf(ruleset);
        for (const one of anchors) expect(text.split(`<a id="${one}">`)).toHaveLength(2);
      }),
      { numRuns: runs(60) },
    );
  });
});
