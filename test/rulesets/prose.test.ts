import { parseRuleset, RULE_ANCHORS, ruleMarkdown, ruleProse } from '../../src/rulesets';
import type { RuleAnchor, RoundRuleset } from '../../src/rulesets';
import { complete, copy, draft, early, gallery } from './documents';

const anchorsOf = (ruleset: RoundRuleset) => ruleProse(ruleset).map(({ anchor }) => anchor);
const textOf = (ruleset: RoundRuleset, anchor: RuleAnchor): string =>
  ruleProse(ruleset).find((section) => section.anchor === anchor)?.markdown ?? '';

const HOUSE: RuleAnchor[] = ['auction-house', 'works-of-art'];
const without = (...absent: RuleAnchor[]) =>
  RULE_ANCHORS.filter((anchor) => !absent.includes(anchor));

describe('the rules in words', () => {
  test.each([
    ['2021-08-24', copy(), without(...HOUSE, 'ducks')],
    ['gallery', gallery(), without('ducks')],
    [
      'early',
      early(),
      without(...HOUSE, 'ducks', 'contracts', 'fortunes', 'tables', 'slots', 'war'),
    ],
    [
      'draft',
      draft(),
      without(
        ...HOUSE,
        'contracts',
        'fortunes',
        'tables',
        'slots',
        'war',
        'secret-information',
        'trung',
        'gold-star',
        'proposal-makers',
        'victory',
      ),
    ],
  ])('have, in the %s edition, a section for each rule it has', (_, ruleset, anchors) => {
    expect(anchorsOf(ruleset)).toEqual(anchors);
  });

  test.each([copy(), early(), draft(), gallery()])('leave nothing unsaid [$edition]', (ruleset) => {
    for (const { title, markdown } of ruleProse(ruleset)) {
      expect(title).not.toBe('');
      expect(markdown).not.toMatch(/undefined|null|NaN|\[object|true|false|[A-Z]_[A-Z]/);
      expect(markdown).not.toMatch(/^\s|\s$|\n{3}| {2}/);
    }
  });

  test.each([copy(), early(), draft(), gallery()])('link only to sections there are', (ruleset) => {
    const markdown = ruleMarkdown(ruleset);
    const anchors = new Set([...markdown.matchAll(/<a id="([^"]*)">/g)].map((match) => match[1]));
    const links = [...markdown.matchAll(/\]\(#([^)]*)\)/g)].map((match) => match[1]);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
    expect([...anchors]).toEqual(anchorsOf(ruleset));
  });

  test.each<[RuleAnchor, string]>([
    ['phases', '| Auction Phase | Monday, Tuesday and Wednesday |'],
    ['income', '| 319 | 0 |'],
    ['income', '| 320 | 5 |'],
    ['income', '| 700 | 100 |'],
    ['bidding', 'mature on Thursday 00:00 and are decided on Sunday 00:00'],
    ['participation', '2 for every full 3 players'],
    ['prizes', '| 2 | 4 Trungs, 1 Standard Proposal-Maker and 20 Chips |'],
    ['prizes', '| 7 and below | 20 Chips and the cards of the hand back |'],
    ['scoring', '**c × 42 × m + h**'],
    ['scoring', 'one each of Knight, Bishop and Rook'],
    ['cards', '| 13 | Arcana | Arcana |'],
    ['cards', '| 22 | – | The World |'],
    ['cards', '| Spanish | Swords, Cups, Coins and Clubs |'],
    ['trung', '| 10 Trungs | 1 Gold Star |'],
    ['slots', '| 2 × ∞ | 50 Chips |'],
    ['slots', '| 17–19 | ▲ |'],
    ['victory', '10 Gold Stars'],
  ])('say in %s: %s', (anchor, words) => {
    expect(textOf(complete, anchor)).toContain(words);
  });

  it('follow the data', () => {
    const ruleset = copy();
    ruleset.income.amount = 120;
    ruleset.prizes[0]!.items[0]!.quantity = 6;
    ruleset.phases[0]!.days = [1, 2];
    ruleset.phases[1]!.days = [3, 4, 5, 6, 0];
    ruleset.rulesDaySeconds = 60;
    expect(textOf(ruleset, 'income')).toContain('gains 120 Chips');
    expect(textOf(ruleset, 'prizes')).toContain('| 1 | 6 Trungs');
    expect(textOf(ruleset, 'bidding')).toContain('mature on Wednesday 00:00');
    expect(textOf(ruleset, 'general')).toContain('60 seconds of real time');
  });

  it('tell procedures apart', () => {
    expect(textOf(draft(), 'bidding')).toContain('higher than the highest valid bid');
    expect(textOf(draft(), 'scoring')).toContain('Spades, then Hearts, then Clubs, then Diamonds');
    expect(textOf(draft(), 'prizes')).toContain('From placement 6 on there is no prize.');
    expect(textOf(early(), 'scoring')).toContain('revealed earlier');
    expect(textOf(early(), 'cards')).toContain('| 1 | Ace, also A |');
    expect(textOf(gallery(), 'scoring')).toContain('(Special does not count)');
    expect(textOf(gallery(), 'works-of-art')).toContain('75 % to 150 %');
  });

  it('let nothing in a name act as Markdown or HTML', () => {
    const ruleset = copy();
    ruleset.items[1]!.plural = '<img src=x> | [a](b) `c` **d**';
    ruleset.title = '# <b>';
    expect(parseRuleset(ruleset).ok).toBe(true);
    const markdown = ruleMarkdown(ruleset);
    expect(markdown).toContain('\\<img src=x\\> \\| \\[a\\](b) \\`c\\` \\*\\*d\\*\\*');
    expect(markdown.split('\n')[0]).toBe('# \\# \\<b\\>');
  });
});
