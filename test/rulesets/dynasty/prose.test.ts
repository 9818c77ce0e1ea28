import { CALL, HUSH } from '../../dynasty/table-actions/sample-actions';
import {
  amendDynastyRuleset,
  DYNASTY_ANCHORS,
  dynastyMarkdown,
  dynastyProse,
  dynastyProseDifference,
  sectionsOf,
  parseDynastyRuleset,
} from '../../../src/rulesets';
import type { DynastyAnchor, DynastyRuleset } from '../../../src/rulesets';
import { copy, giolitti } from './documents';

const textOf = (ruleset: DynastyRuleset, anchor: DynastyAnchor): string =>
  dynastyProse(ruleset).find((section) => section.anchor === anchor)?.markdown ?? '';

function amended(...patch: object[]): DynastyRuleset {
  const result = amendDynastyRuleset(giolitti, patch);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.ruleset;
}

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });

/** Giolitti without its optional parts. */
const bare = () =>
  amended(
    replace('/masks', []),
    replace('/betting', null),
    replace('/clockWarningHours', null),
    replace('/arcana', { pocket: [], grandCanal: [] }),
    replace('/grandCanalDefendsUntilPlays', 0),
    replace('/startingPegs', { type: 'FIXED', pegs: 5 }),
    replace('/steward', false),
    replace('/automaticDealing', false),
    replace('/claimHelp', false),
    replace('/onlyActiveTricksScore', false),
    replace('/rulesDaySeconds', 60),
  );

describe('the rules of a dynasty in words', () => {
  test.each([
    ['as it ships', giolitti],
    ['with everything left out', bare()],
  ])('have every section and leave nothing unsaid: %s', (_, ruleset) => {
    const sections = dynastyProse(ruleset);
    expect(sections.map(({ anchor }) => anchor)).toEqual([...DYNASTY_ANCHORS]);
    for (const { title, markdown } of sections) {
      expect(title).not.toBe('');
      expect(markdown).not.toMatch(/undefined|null|NaN|\[object|true|false|[A-Z]_[A-Z]/);
      expect(markdown).not.toMatch(/^\s|\s$|\n{3}| {2}|\.\./);
    }
  });

  it('link only to sections there are', () => {
    const markdown = dynastyMarkdown(giolitti);
    const anchors = [...markdown.matchAll(/<a id="([^"]*)">/g)].map((match) => match[1]);
    const links = [...markdown.matchAll(/\]\(#([^)]*)\)/g)].map((match) => match[1]);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
    expect(anchors).toEqual(sectionsOf(giolitti).map(({ anchor }) => anchor));
    expect(markdown.split('\n')[0]).toBe('# Giolitti');
  });

  test.each<[DynastyAnchor, string]>([
    ['deck', 'The deck has 50 cards'],
    ['deck', '| Batons | King (14), Queen (13), Knight (12), Knave (11), 10 (10)'],
    ['deck', 'Impostor (0), Magician (0) |'],
    ['starting-a-game', '(a player who wears Pantalone or Bonanno gets a different hand)'],
    ['starting-a-game', 'a random one of the Arcana if either wears Centofanti'],
    ['starting-a-game', 'all Permanent tricks, by lot 1 of the Celestial tricks and by lot 2'],
    ['starting-a-game', 'unless the Grand Canal is Magician'],
    ['play', 'may name a card twice in a game, but see Arlecchino'],
    ['play', 'raises the stakes by 1, up to 3'],
    ['play', 'has 48 hours'],
    ['play', 'made 7 plays'],
    ['ending-a-game', '4. Succo gains pegs for those who bet;\n5. bets are settled.'],
    [
      'tricks',
      '| Il Toro | Permanent | 4 | exactly 3 cards, whose hefts add up to the Bersaglio |',
    ],
    ['tricks', '| L’Universo | Celestial | 2 | 2 cards or more of Sun, Moon and Star |'],
    ['tricks', 'fewer than 3 plays'],
    ['magistrelli', '| 5 | 3 |'],
    ['arcana', 'so that the Bersaglio is 36'],
    ['arcana', '| Impostor | The opponent scores 1 point less for each trick. |'],
    ['arcana', '| Moon | A pocket is the last 2 cards. Tricks that need more cards need only 2. |'],
    ['masks', '| Di Paolo | All Arcana have a heft of 4'],
    ['masks', 'every 2 players who bet'],
    ['moda', 'gains 1 peg, and 1 more if it is Greggio'],
    ['gambling', '4 less the stakes, and less 1 while a Sfida is pending; Succo changes it'],
    ['gambling', 'the lower of the two in the middle'],
  ])('say in %s: %s', (anchor, words) => {
    expect(textOf(giolitti, anchor)).toContain(words);
  });

  test.each<[string, DynastyAnchor, string, string]>([
    ['a person who deals', 'starting-a-game', 'The Dealer is a person', 'The server is the Dealer'],
    ['no masks', 'masks', 'At present there are no masks.', '| Mask |'],
    [
      'no masks that change hands',
      'starting-a-game',
      'then to the other one;',
      'gets a different hand',
    ],
    ['no bets', 'gambling', 'There is no betting.', 'Juice'],
    ['no bets at the end', 'ending-a-game', 'gains 1 Moda.', 'bets are settled'],
    ['no warning', 'play', 'is already too late.', 'warning'],
    ['all tricks', 'tricks', 'pocket of its player meets. It', 'if it is active'],
    ['pegs that are fixed', 'gambling', 'A new player has 5 pegs.', 'median'],
    ['another tempo', 'general', '60 seconds of real time', 'tempo of the calendar'],
  ])('follow the data: %s', (_, anchor, there, gone) => {
    expect(textOf(bare(), anchor)).toContain(there);
    expect(textOf(bare(), anchor)).not.toContain(gone);
    expect(textOf(giolitti, anchor)).not.toContain(there);
    expect(textOf(giolitti, anchor)).toContain(gone);
  });

  it('say nothing of an opening where there is none [K8]', () => {
    expect(textOf(giolitti, 'tricks')).toContain('While either participant');
    expect(textOf(bare(), 'tricks')).not.toContain('While either participant');
  });

  it('say whether the server settles bets [E5, K17]', () => {
    expect(textOf(giolitti, 'seasons')).toContain('The server does this, as steward');
    expect(textOf(giolitti, 'gambling')).toContain('the server settles its bets at once');
    const alone = amended(replace('/steward', false));
    expect(textOf(alone, 'seasons')).toContain('This waits for a player');
    expect(textOf(alone, 'gambling')).toContain('for 48 hours');
    expect(textOf(bare(), 'seasons')).not.toContain('settle bets');
  });

  it('tell what can be done at a table, who may, for how much and how often [V25]', () => {
    const ruleset = amended({ op: 'add', path: '/tableActions', value: [HUSH, CALL] });
    expect(textOf(ruleset, 'play')).toContain(
      '| Hush a Trick | the participants | 2 pegs | before play 4 and while no Sfida is pending | ' +
        'once each | An active Permanent, Celestial or Parte trick is no longer active |',
    );
    expect(textOf(ruleset, 'play')).toContain(
      '| Call a Trick | players who are not participants | nothing | at any time | once all together | ' +
        'A Parte trick that is not active becomes active |',
    );
  });

  it('let nothing in a name act as Markdown or HTML', () => {
    const ruleset = copy();
    ruleset.masks[0]!.name = '<img src=x> | [a](b) `c` **d**';
    expect(parseDynastyRuleset(ruleset).ok).toBe(true);
    expect(textOf(ruleset, 'masks')).toContain(
      '\\<img src=x\\> \\| \\[a\\](b) \\`c\\` \\*\\*d\\*\\*',
    );
  });
});

describe('the difference of two rulesets of dynasties', () => {
  it('is nothing between equal ones', () => {
    expect(dynastyProseDifference(giolitti, copy())).toEqual([]);
  });

  it('names the sections that read differently, in the order of the rules, with their lines', () => {
    const after = amended(replace('/stakes/maximum', 4), replace('/tricks/4/points', 5));
    const sections = dynastyProseDifference(giolitti, after);
    expect(sections.map((section) => section.after?.anchor)).toEqual(['play', 'tricks']);
    const lines = sections[1]!.lines.filter(({ change }) => change !== 'SAME');
    expect(lines.map(({ change, text }) => [change, /\| (\d) \|/.exec(text)?.[1]])).toEqual([
      ['REMOVED', '4'],
      ['ADDED', '5'],
    ]);
  });

  // Each row changes one property that has prose. Its prose must change.
  test.each<[DynastyAnchor, object]>([
    ['general', replace('/rulesDaySeconds', 3_600)],
    ['seasons', replace('/steward', false)],
    ['deck', replace('/deck/suits/0/ranks/0/heft', 15)],
    ['deck', replace('/deck/suits/0/name', 'Clubs')],
    ['starting-a-game', replace('/handSize', 9)],
    ['starting-a-game', replace('/bersaglioBase', 20)],
    ['starting-a-game', replace('/stakes/start', 2)],
    ['starting-a-game', replace('/trickClasses/2/active/count', 1)],
    ['play', replace('/playsPerParticipant', 6)],
    ['play', { op: 'add', path: '/tableActions/-', value: HUSH }],
    ['play', replace('/clockHours', 24)],
    ['play', replace('/clockWarningHours', 6)],
    ['play', replace('/claimHelp', false)],
    ['ending-a-game', replace('/voidHours', 24)],
    ['tricks', replace('/pocketSize', 4)],
    ['tricks', replace('/grandCanalDefendsUntilPlays', 2)],
    ['tricks', replace('/onlyActiveTricksScore', false)],
    ['tricks', replace('/tricks/0/pattern/minimumCards', 3)],
    ['magistrelli', replace('/magistrelli/start', 20)],
    ['magistrelli', replace('/magistrelli/perPeg', 2)],
    ['magistrelli', replace('/magistrelli/differenceDividedBy', 3)],
    ['arcana', replace('/arcana/pocket/1/effect/by', 6)],
    ['arcana', replace('/arcana/grandCanal/2/effect/cards', 5)],
    ['masks', replace('/masks/5/effect/score', 4)],
    ['masks', replace('/masks/9/effect/bettorsPerPeg', 3)],
    ['moda', replace('/moda/pegsGreggio', 2)],
    ['moda', replace('/masks/0/moda', 3)],
    ['gambling', replace('/juice/base', 5)],
    ['gambling', replace('/startingPegs/ofTwo', 'HIGHER')],
    ['gambling', replace('/betting/bookmakerPegs', 2)],
  ])('tells of a change in %s: %j', (anchor, change) => {
    const changed = dynastyProseDifference(giolitti, amended(change));
    expect(changed.map((section) => section.after?.anchor)).toContain(anchor);
  });

  it('tells of hours for settling where players settle [K17]', () => {
    const before = amended(replace('/steward', false));
    const after = amended(replace('/steward', false), replace('/betting/settleHours', 24));
    const changed = dynastyProseDifference(before, after);
    expect(changed.map((section) => section.after?.anchor)).toEqual(['gambling']);
  });
});
