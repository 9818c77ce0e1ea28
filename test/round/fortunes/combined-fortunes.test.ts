import { held, holdingsOf, inOnePiece } from '../../../src/kernel';
import { eventText, ownerOf } from '../../../src/round';
import { settleDue } from '../../../src/round/clock/settle-due';
import { printHand } from '../../../src/round/secret-actions/declaration/hand';
import { parseRuleset, ruleProse } from '../../../src/rulesets';
import type { Fortune, RoundRuleset } from '../../../src/rulesets';
import { HONOUR } from '../../support/custom-mechanics';
import { addPlayer, asItems, card, during, grantTo, rulesetWith, runningRound } from '../given';
import { NEXT_SUNDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { commitAndReveal } from '../secret-actions/secret-action-commands';
import type { CountedCard } from '../../../src/round/hands/vocabulary';

const name = (of: string) => ({ name: of });
const BASE = { fortune: 'OMEN', name: 'The Omen' } as const;
const ruled = (...fortunes: Fortune[]): RoundRuleset =>
  rulesetWith((document) => {
    document.fortunes = fortunes;
    document.trackedValues = [HONOUR];
  });
const problemsOf = (fortune: Fortune): readonly string[] => {
  const parsed = parseRuleset(ruled(fortune));
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

/** Settles a hand of these cards. Its player also has 100 chips. Returns the fortunes. */
function told(fortune: Fortune, ...cards: CountedCard[]) {
  const ruleset = ruled(fortune);
  const round = runningRound(ruleset);
  const player = addPlayer(round, asItems(cards));
  grantTo(round, player.id, { CHIP: 100 });
  commitAndReveal(round, player, 'HAND', printHand(ruleset.deck, cards));
  const events = during(round, () => inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY))));
  expect(round.violations()).toEqual([]);
  return { round, player, told: ofType(events, 'FortuneTold') };
}
const chips = (round: TestRound, owner: Parameters<typeof ownerOf>[0]): number =>
  held(round.state, ownerOf(owner), 'CHIP');
/** The 100 chips and the prize of a first place. */
const FIRST = 100 + 10;

describe('a fortune with a condition [X13]', () => {
  const rich: Fortune = {
    ...BASE,
    holds: {
      op: 'AND',
      of: [
        { op: 'AT_LEAST', of: [name('suit.SWORDS'), 2] },
        { op: 'EQUAL', of: [name('placement'), 1] },
        { op: 'MORE', of: [name('item:CHIP'), 100] },
      ],
    },
    also: [
      { type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP', quantity: name('item:CHIP') },
      { type: 'ADD', value: 'HONOUR', by: name('cards') },
    ],
  };

  it('is told where that is true of the hand and its player, and multiplies what there is', () => {
    const { round, player, told: events } = told(rich, card('KNIGHT', 'SWORDS', 2));
    expect(events).toMatchObject([
      {
        transfers: [{ item: 'CHIP', quantity: FIRST }],
        changes: [{ value: 'HONOUR', playerId: player.id, now: 2 + HONOUR_START }],
        rolls: { draws: [] },
      },
    ]);
    expect(chips(round, player.id)).toBe(2 * FIRST);
    expect(eventText(round.state, events[0]!)).toBe(
      `${player.name} gained ${FIRST} Chips by The Omen: Honour is now ${2 + HONOUR_START}.`,
    );
  });

  it('is not told where it is false', () => {
    expect(told(rich, card('KNIGHT', 'SWORDS')).told).toEqual([]);
  });

  it('is told of a rank, too, only to whoever holds it', () => {
    const ranked: Fortune = { ...rich, rank: 'KING', holds: true };
    expect(told(ranked, card('KNIGHT', 'SWORDS', 2)).told).toEqual([]);
    expect(told(ranked, card('KING', 'SWORDS')).told).toHaveLength(1);
  });
});

describe('what happens also [X13]', () => {
  it('follows the dice, and knows what they show', () => {
    const omen: Fortune = {
      ...BASE,
      rank: 'KNIGHT',
      effect: { type: 'GAIN_DICE', item: 'TRUNG', sides: 6 },
      also: [
        {
          ...{ type: 'MOVE', from: 'ACTOR', to: 'BANK', item: 'CHIP' },
          quantity: { op: 'MULTIPLY', of: [name('dice'), 10] },
        },
      ],
    };
    const { round, told: events, player } = told(omen, card('KNIGHT', 'SWORDS'));
    const shown = events[0]!.rolls.draws[0]!.value + 1;
    expect(events[0]!.transfers).toMatchObject([
      { item: 'TRUNG', quantity: shown, to: ownerOf(player.id) },
      { item: 'CHIP', quantity: 10 * shown, to: 'bank' },
    ]);
    expect(eventText(round.state, events[0]!)).toMatch(
      /gained \d Trungs? and lost \d0 Chips by The Omen\.$/,
    );
  });

  it('happens all or not at all, where something of it cannot be; what the dice did stays', () => {
    const omen: Fortune = {
      ...BASE,
      effect: { type: 'GAIN_DICE', item: 'TRUNG', sides: 6 },
      also: [
        { type: 'ADD', value: 'HONOUR', by: 1 },
        { type: 'MOVE', from: 'ACTOR', to: 'BANK', item: 'CHIP', quantity: 1_000 },
      ],
    };
    const { round, told: events, player } = told(omen, card('KNIGHT', 'SWORDS'));
    expect(events[0]).not.toHaveProperty('changes');
    expect(events[0]!.transfers).toMatchObject([{ item: 'TRUNG' }]);
    expect(chips(round, player.id)).toBe(FIRST);
    expect(holdingsOf(round.state, ownerOf(player.id)).length).toBeGreaterThan(1);
  });
});

describe('a fortune of the rules’ own making', () => {
  test.each<[string, Partial<Fortune>, string]>([
    ['that does nothing', {}, '/fortunes/0'],
    ['of a name that nobody knows', { holds: name('luck') }, '/fortunes/0/holds/name'],
    ['of a number for a condition', { holds: 3 }, '/fortunes/0/holds'],
    [
      'of dice before they are thrown',
      { holds: { op: 'LESS', of: [name('dice'), 3] } },
      '/fortunes/0/holds/of/0/name',
    ],
    [
      'that is done to another',
      { also: [{ type: 'ADD', value: 'HONOUR', whose: 'TARGET', by: 1 }] },
      '/fortunes/0/also/0/whose',
    ],
    [
      'of a value that is not kept account of',
      { also: [{ type: 'SET', value: 'LUCK', by: 1 }] },
      '/fortunes/0/also/0/value',
    ],
  ])('%s is refused, and the place is named [X13]', (_what, part, path) => {
    expect(problemsOf({ ...BASE, ...part })).toContain(path);
  });

  it('is told in the rules', () => {
    const [section] = ruleProse(
      ruled({
        ...BASE,
        holds: { op: 'AT_LEAST', of: [name('cards'), 3] },
        also: [{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'TRUNG', quantity: 2 }],
      }),
    ).filter(({ anchor }) => anchor === 'fortunes');
    expect(section?.markdown).toContain('the number of its cards is at least 3');
    expect(section?.markdown).toContain('the player gets 2 Trungs from the Bank');
  });
});

const HONOUR_START = typeof HONOUR.start === 'number' ? HONOUR.start : 0;
