import {
  parseRuleset,
  RULE_ANCHORS,
  ruleMarkdown,
  ruleProse,
  sectionsOf,
} from '../../src/rulesets';
import type { RuleAnchor, RoundRuleset } from '../../src/rulesets';
import { complete, copy, draft, early, gallery } from './documents';

const anchorsOf = (ruleset: RoundRuleset) => ruleProse(ruleset).map(({ anchor }) => anchor);
const textOf = (ruleset: RoundRuleset, anchor: RuleAnchor): string =>
  ruleProse(ruleset).find((section) => section.anchor === anchor)?.markdown ?? '';

const OTHERS = { draft: draft(), early: early(), gallery: gallery() };
type Edition = keyof typeof OTHERS;

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
    expect([...anchors]).toEqual(sectionsOf(ruleset).map(({ anchor }) => anchor));
  });

  test.each<[RuleAnchor, string]>([
    ['phases', '| Auction Phase | Monday, Tuesday and Wednesday |'],
    ['income', '| 319 | 0 |'],
    ['income', '| 320 | 5 |'],
    ['income', '| 700 | 100 |'],
    ['bidding', 'mature on Thursday 00:00 and are decided on Sunday 00:00'],
    ['participation', '2 for every full 3 players'],
    ['prizes', '| 2 | 4 Trungs, 1 Standard Proposal-Maker and 20 Chips |'],
    ['prizes', '| 7 and below | 20 Chips and the destroyed cards of the hand back |'],
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

  test.each<[Edition, RuleAnchor, string]>([
    ['draft', 'general', 'hands are decided, placed and paid;'],
    ['draft', 'players', 'lots and ducks can have items, too'],
    ['draft', 'players', 'may join again at once'],
    ['draft', 'players', 'ducks included, with all that they have'],
    ['draft', 'players', 'a hand that the player has presented is not placed'],
    ['draft', 'phases', '| Resolution Phase | Saturday |'],
    ['draft', 'income', 'gains 100 Points.'],
    ['draft', 'income', 'for the first time when that phase next begins'],
    ['draft', 'bidding', 'It must be higher than the highest valid bid on the lot.'],
    ['draft', 'bidding', 'players may bid everything they have on each lot'],
    ['draft', 'bidding', 'fewer Points than it says'],
    ['draft', 'lots', 'During the Bartering Phase or the Resolution Phase'],
    ['draft', 'participation', 'the number of lots in the auction, is 6.'],
    ['draft', 'submitting-a-hand', 'may once present a hand of 5 cards'],
    ['draft', 'submitting-a-hand', 'The cards stay with the player.'],
    ['draft', 'prizes', 'As the Resolution Phase begins, all hands presented'],
    ['draft', 'prizes', '| 3 | 300 Points |'],
    ['draft', 'prizes', 'From placement 6 on there is no prize.'],
    ['draft', 'scoring', '| --- | --- |\n| Five-of-a-Kind |'],
    ['draft', 'scoring', 'With five ranks there is only one row'],
    ['draft', 'scoring', 'Spades, then Hearts, then Clubs, then Diamonds'],
    ['draft', 'scoring', 'Two identical hands are ordered by a toss'],
    ['draft', 'cards', '| d5 | Rank |'],
    ['draft', 'trade', 'One side or both may be empty.'],
    ['draft', 'ducks', 'Quack items cannot be traded with a duck.'],
    ['draft', 'proposals', '| At most 3 votes against it |'],
    ['draft', 'proposals', 'gives a player a duck'],
    ['draft', 'proposals', 'Players who use 1 Standard Proposal-Maker'],
    ['early', 'income', 'gains 100 Chips.'],
    ['early', 'bidding', 'mature on Thursday 00:00 and are decided on Sunday 00:00'],
    ['early', 'participation', '2 for every bidder of the last concluded auction'],
    ['early', 'submitting-a-hand', 'all of its cards when it is revealed'],
    ['early', 'submitting-a-hand', 'as far as the player still has them'],
    ['early', 'prizes', '| 5 | 1 Trung and 50 Chips |'],
    ['early', 'scoring', '| --- | --- |\n| Straight Flush |'],
    ['early', 'scoring', 'the one revealed earlier is placed higher'],
    ['early', 'cards', '| 1 | Ace, also A |'],
    ['early', 'cards', 'a d13 gives the rank by its number'],
    ['early', 'trade', 'One side may be empty, which makes it a gift, but not both.'],
    ['early', 'gold-star', 'they cannot be traded or given away.'],
    ['early', 'proposals', 'as many votes for it as against, and at least 1 vote in all'],
    ['early', 'proposals', '| Urgent | Players |'],
    ['early', 'victory', '10 Gold Stars'],
    ['gallery', 'general', 'Player Lots that were not won go back'],
    ['gallery', 'seasons', 'generate lots and the bids of third parties'],
    ['gallery', 'players', 'lots, the Gallery, contracts'],
    ['gallery', 'lots', 'while there are fewer House Lots'],
    ['gallery', 'lots', 'A House Lot that nobody won keeps its number'],
    ['gallery', 'participation', 'the number of House Lots that the casino keeps'],
    ['gallery', 'auction-house', 'but not of Chips or Gold Stars'],
    ['gallery', 'works-of-art', '75 % to 150 %'],
    ['gallery', 'works-of-art', 'the value rises to the price'],
    ['gallery', 'submitting-a-hand', 'on a table, into a contract or into a lot'],
    ['gallery', 'prizes', '| 6 | 60 Chips |'],
    ['gallery', 'scoring', '(Special does not count)'],
    ['gallery', 'proposals', 'makes a Work of Art'],
  ])('say in the %s edition, in %s: %s', (edition, anchor, words) => {
    expect(textOf(OTHERS[edition], anchor)).toContain(words);
  });

  test.each<[string, RoundRuleset, RuleAnchor, RegExp]>([
    ['fortunes of the draft', draft(), 'general', /fortunes/],
    ['contracts or wagers of Gold Stars of the early one', early(), 'gold-star', /contract|wager/],
    ['bids that are decided with hands in the draft', draft(), 'prizes', /before bids/],
    ['archetypes where there is one', early(), 'cards', /archetype/i],
    ['which suit is lower where suits only break ties', draft(), 'cards', /lowest/],
    ['ducks on 24 August', complete, 'proposals', /duck|Work of Art/],
    ['reputable players of the draft', draft(), 'proposals', /reputable/i],
  ])('do not speak of %s', (_, ruleset, anchor, words) => {
    expect(textOf(ruleset, anchor)).not.toMatch(words);
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
