import { claimableView } from '../../../src/dynasty';
import { account, card, ofType, rules } from '../harness';
import { tableOfTwo } from '../tables';

describe('a play', () => {
  it('adds a claim that can be scored, and the turn goes over [Play]', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    // The hefts 14 + 14 are more than 1 + 10, the Grand Canal's heft, so the play scores L'Aria.
    expect(dynasty.play(first, 'KING COINS', 1)).toBeNull();
    expect(ofType(dynasty.told, 'CardPlayed')[0]).toMatchObject({ claim: 1, scored: 1 });
    expect(dynasty.seat(first).score).toBe(1);
    expect(dynasty.game().turnOf).toBe(dynasty.player(second));
  });

  it('stands when its claim is too high, which adds nothing [K5]', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    expect(dynasty.play(first, 'KING COINS', 2)).toBeNull();
    expect(ofType(dynasty.told, 'CardPlayed')[0]).toMatchObject({ claim: 2, scored: 0 });
  });

  it('can name a card that is not held [K5]', () => {
    const { dynasty, first } = tableOfTwo();
    expect(dynasty.play(first, 'SUN ARCANA')).toBeNull();
  });

  it.each([
    ['a card not in the deck', 'JACK CUPS', 0, 'CARD_UNKNOWN', 'deck'],
    ['a claim below 0', 'KING BATONS', -1, 'AMOUNT_NOT_NATURAL', 'play'],
    ['a claim of half a point', 'KING BATONS', 0.5, 'AMOUNT_NOT_NATURAL', 'play'],
  ])('is refused with %s [K5]', (_what, named, claim, code, rule) => {
    const { dynasty, first } = tableOfTwo();
    const before = dynasty.journal.length;
    expect(dynasty.play(first, named, claim)).toMatchObject({ code, rule });
    expect(dynasty.journal).toHaveLength(before);
  });

  it('is refused out of turn', () => {
    const { dynasty, second } = tableOfTwo();
    expect(dynasty.play(second, 'ACE BATONS')).toMatchObject({
      code: 'NOT_YOUR_TURN',
      rule: 'play',
    });
  });

  it('is refused under a Sfida, whoever has offered it [K12]', () => {
    for (const at of [0, 1]) {
      const { dynasty, first, second } = tableOfTwo();
      dynasty.atTable([first, second][at]!, 'OfferSfida');
      expect(dynasty.play(first, 'KING CUPS')).toMatchObject({
        code: 'SFIDA_PENDING',
        rule: 'play',
      });
    }
  });

  it('is refused of a card that the player has named, not of one the opponent has [K5]', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.play(first, 'KING BATONS');
    expect(dynasty.play(second, 'KING BATONS')).toBeNull();
    expect(dynasty.play(first, 'KING BATONS')).toMatchObject({ code: 'CARD_ALREADY_PLAYED' });
  });

  it('has nothing to claim for a card that may not be named again [K5]', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    const claims = (text: string): unknown =>
      claimableView(dynasty.state, dynasty.game(), account(first), card(text));
    expect(claims('KING COINS')).toMatchObject({ total: 1, nameable: true });
    expect(claims('KING BATONS')).toEqual({
      tricks: [],
      total: 0,
      stoppedByDeath: false,
      nameable: false,
    });
  });

  it('lets Arlecchino name one card a second time, no Arcana and none a third time [K5]', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'ARLECCHINO' });
    const rounds = ['SUN ARCANA', 'KING CUPS', 'KING CUPS'];
    for (const named of rounds) {
      expect(dynasty.play(first, named)).toBeNull();
      expect(dynasty.play(second, named)).toBeNull();
    }
    for (const named of ['SUN ARCANA', 'KING CUPS']) {
      expect(dynasty.play(first, named)).toMatchObject({ code: 'CARD_ALREADY_PLAYED' });
    }
    dynasty.play(first, 'QUEEN CUPS');
    dynasty.play(second, 'QUEEN CUPS');
    expect(dynasty.play(first, 'QUEEN CUPS')).toMatchObject({ code: 'CARD_ALREADY_PLAYED' });
  });

  it('gives Arlecchino nothing under Lightning [K4]', () => {
    const { dynasty, first, second } = tableOfTwo({
      mask: 'ARLECCHINO',
      grandCanal: 'LIGHTNING ARCANA',
    });
    dynasty.play(first, 'KING CUPS');
    dynasty.play(second, 'ACE CUPS');
    expect(dynasty.play(first, 'KING CUPS')).toMatchObject({ code: 'CARD_ALREADY_PLAYED' });
  });

  it('is the last when each has made seven: the game is closed', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.playOut();
    expect(dynasty.game()).toMatchObject({ status: 'CLOSED', closing: 'PLAYED', turnOf: null });
    expect(dynasty.play(first, 'SUN ARCANA')).toMatchObject({ code: 'GAME_CLOSED' });
  });
});

describe('what could be claimed', () => {
  it('is told to a participant, and to nobody else', () => {
    const { dynasty, first, second } = tableOfTwo({ onlookers: ['cid'] });
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    const told = (name: string | null): number | undefined =>
      claimableView(
        dynasty.state,
        dynasty.game(),
        name === null ? null : account(name),
        card('KING COINS'),
      )?.total;
    expect(told(first)).toBe(1);
    expect(told('cid')).toBeUndefined();
    expect(told(null)).toBeUndefined();
  });

  it('is told to nobody where the rules give no such help', () => {
    const opening = { document: rules({ claimHelp: false }) };
    const { dynasty, first } = tableOfTwo({ opening });
    const view = claimableView(dynasty.state, dynasty.game(), account(first), card('KING COINS'));
    expect(view).toBeNull();
  });
});
