import { gameView } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { parseDynastyRuleset } from '../../../src/rulesets';
import { OATH } from '../../support/custom-mechanics';
import { replay, rowsOf, rules, TestDynasty } from '../harness';
import { scoreTrick } from '../../../src/dynasty/scoring';
import { adopted } from '../proposals/proposing';
import { position } from '../scoring/position-notation';
import { BEHIND, CORALLINA } from './conditional-masks';

type Name = 'ann' | 'bob';

/** Gives pegs to a player by vote. */
const give = (dynasty: TestDynasty, name: Name, quantity: number): unknown =>
  adopted(dynasty, {
    ...{ type: 'GIVE_ITEMS', playerId: dynasty.player(name) },
    items: [{ item: PEG, quantity }],
  });

/** A dynasty whose game has begun. Ann and Bob wear these masks and have these pegs. */
function begun(
  masks: readonly object[],
  worn: Readonly<Record<Name, string | null>>,
  pegs: Readonly<Record<Name, number>>,
): TestDynasty {
  const document = rules({ masks: [...rules().masks, ...masks] as never });
  const dynasty = TestDynasty.open({ document });
  dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
  for (const name of ['ann', 'bob'] as const) {
    if (pegs[name] > 0) give(dynasty, name, pegs[name]);
    if (worn[name] !== null) dynasty.wear(name, worn[name]);
  }
  dynasty.ready('ann', 'bob');
  dynasty.deal();
  return dynasty;
}

const shown = (dynasty: TestDynasty, name: Name) => {
  const { state } = dynasty;
  return gameView(state, dynasty.game()).seats.find(
    ({ playerId }) => playerId === dynasty.player(name),
  )!;
};

describe('an effect of a mask with a condition', () => {
  it.each([
    ['behind', { ann: 1, bob: 2 }, 8, 0, ['The score begins at 3.']],
    ['even', { ann: 2, bob: 2 }, 7, 3, ['The hand has 8 cards.']],
    ['ahead', { ann: 3, bob: 2 }, 7, 3, ['The hand has 8 cards.']],
  ])('holds by what is so as the game begins: %s [V27]', (_what, pegs, cards, score, unmet) => {
    const dynasty = begun([CORALLINA], { ann: 'CORALLINA', bob: null }, pegs);
    expect(dynasty.hand('g1', dynasty.player('ann'))).toHaveLength(cards);
    expect(dynasty.hand('g1', dynasty.player('bob'))).toHaveLength(7);
    expect(shown(dynasty, 'ann')).toMatchObject({ score, unmet, dealt: { cards, arcana: 0 } });
    expect(shown(dynasty, 'bob')).toMatchObject({ score: 0, unmet: [] });
  });

  it('holds for each of two who wear it by their own [V27]', () => {
    const dynasty = begun([CORALLINA], { ann: 'CORALLINA', bob: 'CORALLINA' }, { ann: 0, bob: 2 });
    expect(shown(dynasty, 'ann')).toMatchObject({ score: 0, dealt: { cards: 8 } });
    expect(shown(dynasty, 'bob')).toMatchObject({ score: 3, dealt: { cards: 7 } });
  });

  it('stays as it was, whatever becomes of what it speaks of [V27]', () => {
    const crier = {
      ...{ mask: 'CRIER', name: 'Crier', moda: 1 },
      effect: { type: 'BETTING', juice: 5, bettorsPerPeg: 1, holds: BEHIND },
      also: [{ type: 'INACTIVE_TRICK', times: 1, holds: { op: 'NOT', of: [BEHIND] } }],
    };
    const dynasty = begun([crier], { ann: 'CRIER', bob: null }, { ann: 0, bob: 2 });
    const juice = (): number => gameView(dynasty.state, dynasty.game()).juice;
    expect(juice()).toBe(8);
    give(dynasty, 'ann', 9);
    expect(juice()).toBe(8);
    const { tricks } = dynasty.game();
    const trick = rules().tricks.find((known) => !tricks.includes(known.trick))!.trick;
    expect(dynasty.ask('ann', { type: 'UseReali', gameId: 'g1', trick })?.code).toBe(
      'MASK_LACKS_POWER',
    );
  });

  it('of a mask that is revealed goes by the beginning, too [K11, V27]', () => {
    const crier = {
      ...{ mask: 'CRIER', name: 'Crier', moda: 1 },
      effect: { type: 'BETTING', juice: 5, bettorsPerPeg: 1, holds: BEHIND },
    };
    const dynasty = begun([crier], { ann: 'MORANTE', bob: 'MORANTE' }, { ann: 0, bob: 2 });
    const juice = (): number => gameView(dynasty.state, dynasty.game()).juice;
    dynasty.do('bob', { type: 'RevealMask', gameId: 'g1', mask: 'CRIER' });
    expect(juice()).toBe(3);
    dynasty.do('ann', { type: 'RevealMask', gameId: 'g1', mask: 'CRIER' });
    expect(juice()).toBe(8);
    expect(shown(dynasty, 'bob').unmet).toHaveLength(1);
    expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));
  });

  it('adds to a trick only where it holds [K10, V27]', () => {
    const written = { mine: '6 Cups, 7 Cups, 8 Cups', theirs: '', myMasks: ['TOGNOLI'] };
    const held = position(written);
    const unmet = [{ mask: 'TOGNOLI', effect: 0 }];
    const points = [null, unmet].map(
      (each) =>
        scoreTrick(rules(), { ...held, holder: { ...held.holder, unmet: each } }, 'PROPORE')!
          .points,
    );
    expect(points[0]! - points[1]!).toBe(1);
  });

  it('is adopted by vote, and holds in games that begin from then on [K19, V27]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot', 'eve');
    adopted(dynasty, {
      ...{ type: 'AMEND_RULESET' },
      patch: [{ op: 'add', path: '/masks/-', value: CORALLINA }] as never,
    });
    for (const name of ['ann', 'bob']) dynasty.wear(name, 'CORALLINA');
    dynasty.ready('ann', 'bob');
    dynasty.deal();
    expect(shown(dynasty, 'ann').score + shown(dynasty, 'bob').score).toBe(6);
  });
});

describe('the document of a dynasty', () => {
  const problems = (holds: unknown): string[] => {
    const mask = { ...CORALLINA, effect: { ...CORALLINA.effect, holds } };
    const masks = [...rules().masks, mask];
    const parsed = parseDynastyRuleset({ ...rules(), trackedValues: [OATH], masks });
    return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`);
  };

  it.each([
    ['a name that is not known', { op: 'MORE', of: [{ name: 'hand' }, 1] }, 'there is no hand'],
    ['what is secret', { name: 'value:OATH' }, 'there is no value:OATH'],
    ['a number', 3, 'expected true or false here'],
    ['a division by nought', { op: 'MORE', of: [{ op: 'DIVIDE', of: [1, 0] }, 1] }, 'other than 0'],
  ])('has no mask whose condition is %s [V27]', (_what, holds, told) => {
    expect(problems(holds).join()).toContain(told);
    expect(problems(holds).join()).toContain('/masks/10/effect/holds');
  });

  it('has masks whose conditions can be asked at once [V27]', () => {
    const many = { op: 'AND', of: Array.from({ length: 20 }, () => BEHIND) };
    const also = Array.from({ length: 9 }, () => ({
      type: 'STARTING_SCORE',
      score: 1,
      holds: many,
    }));
    const masks = ['A', 'B', 'C'].map((mask) => ({ ...CORALLINA, mask, name: mask, also }));
    const parsed = parseDynastyRuleset({ ...rules(), masks });
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('expected at most 1000 numbers, names and operators in all masks'),
    ]);
  });
});
