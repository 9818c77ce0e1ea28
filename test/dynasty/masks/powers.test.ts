import { optionsOf } from '../../../src/dynasty';
import { account, ofType, rules } from '../harness';
import { tableOfTwo } from '../tables';

const inactiveOf = (tricks: readonly string[]): string =>
  rules()
    .tricks.map(({ trick }) => trick)
    .find((trick) => !tricks.includes(trick))!;

describe('Reali [K11]', () => {
  const reali = (trick: string) => ({ type: 'UseReali', gameId: 'g1', trick }) as const;

  it('scores an inactive trick outside a play, under a Sfida too', () => {
    const document = rules({
      trickClasses: rules().trickClasses.map((entry) =>
        entry.class === 'PARTE' ? { ...entry, active: { type: 'RANDOM', count: 0 } } : entry,
      ),
    });
    const { dynasty, first, second } = tableOfTwo({ opening: { document }, mask: 'REALI' });
    for (const at of [0, 1, 2]) {
      dynasty.play(first, ['KING BATONS', 'KING COINS', 'KING CUPS'][at]!);
      dynasty.play(second, ['ACE BATONS', 'ACE COINS', '6 CUPS'][at]!);
    }
    dynasty.atTable(second, 'OfferSfida');
    dynasty.do(first, reali('TRIPLETTA'));
    expect(ofType(dynasty.told, 'RealiUsed')[0]).toMatchObject({ scored: 4 });
    expect(dynasty.seat(first).score).toBe(4);
  });

  it('is used up even if the criteria are not met', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'REALI' });
    const trick = inactiveOf(dynasty.game().tricks);
    dynasty.do(first, reali(trick));
    expect(ofType(dynasty.told, 'RealiUsed')[0]).toMatchObject({ scored: 0 });
    expect(dynasty.ask(first, reali(trick))).toMatchObject({ code: 'POWER_USED', rule: 'masks' });
  });

  it.each([
    ['an active trick', 'REALI', 'ARIA', '10 SWORDS', 'TRICK_ACTIVE'],
    ['no trick', 'REALI', 'NOTHING', '10 SWORDS', 'TRICK_UNKNOWN'],
    ['another mask', 'SUCCO', 'ARIA', '10 SWORDS', 'MASK_LACKS_POWER'],
    ['Lightning on the table', 'REALI', 'ARIA', 'LIGHTNING ARCANA', 'MASKS_WITHOUT_EFFECT'],
  ])('is refused with %s', (_what, mask, trick, grandCanal, code) => {
    const { dynasty, first } = tableOfTwo({ mask, grandCanal });
    expect(dynasty.ask(first, reali(trick))).toMatchObject({ code });
  });

  it('is refused after closing', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'REALI' });
    dynasty.atTable(first, 'ResignGame');
    expect(dynasty.ask(first, reali('ARIA'))).toMatchObject({ code: 'GAME_CLOSED' });
  });
});

describe('Morante [K11]', () => {
  const reveal = (mask: string) => ({ type: 'RevealMask', gameId: 'g1', mask }) as const;

  it('reveals one mask once, and has its power from then', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'MORANTE' });
    const trick = inactiveOf(dynasty.game().tricks);
    const use = { type: 'UseReali', gameId: 'g1', trick } as const;
    expect(dynasty.ask(first, use)).toMatchObject({ code: 'MASK_LACKS_POWER' });
    expect(dynasty.do(first, reveal('REALI'))).toMatchObject([
      { type: 'MaskRevealed', mask: 'REALI' },
    ]);
    expect(dynasty.ask(first, use)).toBeNull();
    expect(dynasty.ask(first, use)).toMatchObject({ code: 'POWER_USED' });
    expect(dynasty.ask(first, reveal('SUCCO'))).toMatchObject({ code: 'POWER_USED' });
  });

  it('has Succo’s Juice and pegs by revealing it, and the start of no other mask', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'MORANTE', onlookers: ['cid'] });
    dynasty.do(first, reveal('SUCCO'));
    dynasty.do(second, reveal('PEDROLINO'));
    expect(dynasty.seat(second).score).toBe(0);
    dynasty.bet('cid', first);
    expect(ofType(dynasty.told, 'BetPlaced')[0]).toMatchObject({ juice: 5 });
    dynasty.atTable(second, 'ResignGame');
    const ended = ofType(dynasty.end(), 'GameEnded')[0]!;
    expect(ended.pegs.filter(({ reason }) => reason === 'SUCCO')).toEqual([
      { playerId: dynasty.player(first), reason: 'SUCCO', by: 1 },
    ]);
    expect(ended.moda?.mask).toBe('MORANTE');
  });

  it('is refused under a Sfida, and after one [Masks; V6]', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'MORANTE' });
    dynasty.atTable(first, 'OfferSfida');
    expect(dynasty.ask(second, reveal('REALI'))).toMatchObject({ code: 'SFIDA_DECLARED' });
    dynasty.answer(second, true);
    expect(dynasty.ask(first, reveal('REALI'))).toMatchObject({ code: 'SFIDA_DECLARED' });
  });

  it('is offered while there is another mask to reveal', () => {
    const offered = (masks = rules().masks): boolean => {
      const opening = { document: rules({ masks }) };
      const { dynasty, first } = tableOfTwo({ opening, mask: 'MORANTE' });
      return optionsOf(dynasty.state, account(first), dynasty.now).some(
        ({ mutation }) => mutation === 'revealMask',
      );
    };
    expect(offered()).toBe(true);
    expect(offered(rules().masks.filter(({ mask }) => mask === 'MORANTE'))).toBe(false);
  });

  it.each([
    ['itself', 'MORANTE', 'MORANTE', '10 SWORDS', 'SAME_MASK'],
    ['no mask', 'MORANTE', 'NOBODY', '10 SWORDS', 'MASK_UNKNOWN'],
    ['another mask on', 'SUCCO', 'REALI', '10 SWORDS', 'MASK_LACKS_POWER'],
    ['Lightning', 'MORANTE', 'REALI', 'LIGHTNING ARCANA', 'MASKS_WITHOUT_EFFECT'],
  ])('is refused with %s', (_what, worn, revealed, grandCanal, code) => {
    const { dynasty, first } = tableOfTwo({ mask: worn, grandCanal });
    expect(dynasty.ask(first, reveal(revealed))).toMatchObject({ code });
  });
});

describe('a mask', () => {
  it('is worn, changed and taken off at any time; games look at their start [K4]', () => {
    const { dynasty, first } = tableOfTwo({ mask: 'REALI' });
    dynasty.do(first, { type: 'WearMask', mask: null });
    expect(dynasty.standing(first).mask).toBeNull();
    expect(dynasty.seat(first).mask).toBe('REALI');
  });

  it('is one of the rules', () => {
    const { dynasty } = tableOfTwo();
    expect(dynasty.ask('ann', { type: 'WearMask', mask: 'HOOD' })).toMatchObject({
      code: 'MASK_UNKNOWN',
      rule: 'masks',
    });
  });
});
