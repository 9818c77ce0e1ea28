/** New rules in the words of their difference, and the bound of an adoption's sentence [AK10]. */
import * as inDynasty from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import type { ItemCode } from '../../../src/kernel';
import * as inRound from '../../../src/round';
import type { ProposalEffect } from '../../../src/round';
import { changesInWords, EDITIONS, parseRuleset } from '../../../src/rulesets';
import type { RoundRuleset } from '../../../src/rulesets';
import { rules, TestDynasty } from '../../dynasty/harness';
import { adopted } from '../../dynasty/proposals/proposing';
import { EDITION, NEXT_SUNDAY, TestRound } from '../../round/harness';
import { proposal, vote } from '../../round/proposals/proposal-commands';
import { WHOLE } from '../../support/sentence';

const NAMES = ['ann', 'bob', 'cid', 'dot', 'eve'];
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const amend = (...patch: object[]) => ({ type: 'AMEND_RULESET', patch }) as never as ProposalEffect;
const amended = (change: (document: RoundRuleset) => void): RoundRuleset => {
  const document = structuredClone<RoundRuleset>(EDITION);
  change(document);
  const parsed = parseRuleset(document);
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.ruleset;
};
const FEAST = { anchor: 'feast', title: 'The Feast', markdown: 'All say *quack*.' };

/** Has Ann’s proposal adopted in a round. Returns the adoption’s sentence. */
function adoption(...effects: readonly ProposalEffect[]): string {
  const game = TestRound.open({ rehearsal: true, document: EDITION });
  game.join(...NAMES);
  game.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  const [made] = game.do('ann', proposal({ class: 'URGENT', effects }));
  if (made?.type !== 'ProposalSubmitted') throw new Error('nothing was submitted');
  for (const who of NAMES) vote(game, who, made.proposalId, 'FOR');
  const events = game.do('host', { type: 'AdvanceClock', toMs: made.closesAtMs });
  const event = events.find(({ type }) => type === 'ProposalAdopted');
  return inRound.eventText(game.state, event!);
}

describe('new rules', () => {
  it('are told in the words of the difference, in a round', () => {
    const text = adoption(amend(replace('/prizes/1/items/0/quantity', 77)));
    expect(text).toMatch(
      /^Proposal 1, “More lots”, was adopted by 5 to 0 votes; revision 2 of the rules is in force\. .*“.*77 Trungs.*” instead of “.*4 Trungs.*”\.?$/,
    );
    expect(text).toMatch(WHOLE);
  });

  it('are told in a dynasty, by vote and by the host', () => {
    const game = TestDynasty.open({ document: rules() });
    game.join(...NAMES);
    const patch = [replace('/stakes/maximum', 5)];
    const [event] = adopted(game, { type: 'AMEND_RULESET', patch } as never);
    expect(inDynasty.eventText(game.state, event!)).toMatch(
      /in force\. .*“.*5.*” instead of “.*3.*”\.?$/,
    );
    const [published] = game.do('host', {
      ...{ type: 'PublishRuleset', patch: [replace('/stakes/maximum', 4)] },
    });
    expect(inDynasty.eventText(game.state, published!)).toMatch(
      /^The host published revision 3 of the rules\. .*“.*4.*” instead of “.*5.*”\.?$/,
    );
    expect(
      inDynasty
        .recipientsOf(game.state, published!)
        .map(({ accountId, kind }) => [accountId, kind]),
    ).toEqual(NAMES.map((name) => [name, 'RULES_CHANGED']));
  });

  it('are told with the first three changes and the number of the others', () => {
    const after = amended((document) => {
      document.prizes.forEach((prize) => prize.items.forEach((item) => (item.quantity += 3)));
      document.articles = [FEAST];
    });
    const told = changesInWords(EDITION, after);
    expect(told).toMatch(/There are \d+ more changes\.$/);
    expect(told.match(/ instead of /g)).toHaveLength(3);
  });

  it.each<[string, RoundRuleset, RoundRuleset, string]>([
    ['an article', EDITION, amended((it) => it.articles?.push(FEAST)), 'New section: The Feast.'],
    ['its end', amended((it) => it.articles?.push(FEAST)), EDITION, 'Section gone: The Feast.'],
    [
      'its words',
      amended((it) => it.articles?.push(FEAST)),
      amended((it) => it.articles?.push({ ...FEAST, markdown: 'Nobody says **quack**.' })),
      'The Feast: “Nobody says quack.” instead of “All say *quack*.”.',
    ],
    [
      'its name',
      amended((it) => it.articles?.push(FEAST)),
      amended((it) => it.articles?.push({ ...FEAST, title: 'The Fast' })),
      'The section The Feast is now The Fast.',
    ],
    ['nothing', EDITION, EDITION, ''],
  ])('say %s', (_what, before, after, words) => {
    expect(changesInWords(before, after)).toBe(words);
  });

  it('are cut around the first difference of a long line, and compared within bounds', () => {
    const article = (markdown: string) =>
      amended((it) => it.articles?.push({ ...FEAST, markdown }));
    const long = 'every player shall say quack, '.repeat(300);
    const told = changesInWords(article(`${long}once`), article(`${long}twice`));
    expect(told).toMatch(/^The Feast: “….*quack, twice” instead of “….*quack, once”\.?$/);
    expect(told.length).toBeLessThan(350);
    const lines = (word: string) =>
      Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join('\n');
    expect(changesInWords(article(lines('a')), article(lines('b')))).toBe(
      'Most of The Feast has changed.',
    );
  });

  it('are told in at most 1,200 characters, whatever two editions are compared', () => {
    const all = [...EDITIONS.values()];
    for (const before of all) {
      for (const after of all) expect(changesInWords(before, after).length).toBeLessThan(1_200);
    }
  });
});

it('a large adoption is told in a few words', () => {
  const ranks = EDITION.deck.archetypes[0]!.ranks.map(({ rank }) => rank);
  const suits = EDITION.deck.suits.map(({ suit }) => suit);
  const cards = suits.flatMap((suit) => ranks.map((rank) => `CARD:${rank}:${suit}` as ItemCode));
  const items = cards.slice(0, 100).map((item, at) => ({ item, quantity: at + 1 }));
  const effects = Array.from({ length: 20 }, (_, at): ProposalEffect => ({
    ...{ type: 'GIVE_ITEMS', playerId: playerId(`p${(at % 5) + 1}`), items },
  }));
  const text = adoption(...effects);
  expect(text).toContain(` and ${items.length - 6} more, bob gained `);
  expect(text.length).toBeLessThan(1_500);
  expect(text).toMatch(WHOLE);
});
