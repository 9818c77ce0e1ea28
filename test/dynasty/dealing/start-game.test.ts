import { optionsOf } from '../../../src/dynasty';
import { draw, sha256OfHex, sha256OfText, shuffle } from '../../../src/kernel';
import { dynastyCards } from '../../../src/rulesets';
import { DAY_MS, HOST, HOUR_MS, ofType, rules, TestDynasty } from '../harness';
import { dealWith, tableOfTwo } from '../tables';

describe('who plays', () => {
  it('is the two who have waited longest; all others who are available wait on [K2]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot');
    dynasty.ready('ann', 'bob', 'cid');
    dynasty.deal();
    const waiting = ['ann', 'bob', 'cid'].find((name) => !dynasty.table().includes(name))!;
    expect(dynasty.standing(waiting).wait).toBe(1);
    expect(dynasty.standing('dot').wait).toBe(0);
    dynasty.ready('dot');
    dynasty.deal();
    expect([...dynasty.table()].sort()).toEqual([waiting, 'dot'].sort());
    expect(dynasty.standing(waiting).wait).toBe(0);
  });

  it('is decided by dice between those who have waited equally long [K2]', () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const dynasty = TestDynasty.open({}, `seed ${seed}`);
      dynasty.join('ann', 'bob', 'cid');
      dynasty.ready('ann', 'bob', 'cid');
      dynasty.deal();
      pairs.add([...dynasty.table()].sort().join(' '));
    }
    expect([...pairs].sort()).toEqual(['ann bob', 'ann cid', 'bob cid']);
  });

  it('starts with either of the two, by dice', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const dynasty = TestDynasty.open({}, `seed ${seed}`);
      dynasty.join('ann', 'bob');
      dynasty.ready('ann', 'bob');
      dynasty.deal();
      first.add(dynasty.table()[0]);
    }
    expect([...first].sort()).toEqual(['ann', 'bob']);
  });

  it('is nobody who has been dealt to on the same rules-day, to the millisecond [K2]', () => {
    const { dynasty } = tableOfTwo();
    const start = { type: 'StartGame', deck: null } as const;
    expect(dynasty.ask('host', start)).toMatchObject({
      code: 'TOO_FEW_AVAILABLE',
      rule: 'starting-a-game',
      facts: { available: 0 },
    });
    dynasty.pass(12 * HOUR_MS - 1);
    expect(dynasty.ask('host', start)).toMatchObject({ code: 'TOO_FEW_AVAILABLE' });
    dynasty.pass(1);
    expect(dynasty.ask('host', start)).toBeNull();
    expect(dynasty.state.need('games', 'g1').status).toBe('ACTIVE');
  });

  it.each(['ann', 'stranger'])('is chosen by the dealer alone, not by %s', (who) => {
    const { dynasty } = tableOfTwo();
    const refusal = dynasty.ask(who, { type: 'StartGame', deck: null });
    expect(refusal).toMatchObject({ code: 'NOT_THE_DEALER', rule: 'starting-a-game' });
  });
});

describe('automatic dealing', () => {
  const opening = { document: rules({ automaticDealing: true }), rehearsal: false };

  it('starts a game as soon as two are available [K2]', () => {
    const dynasty = TestDynasty.open(opening);
    dynasty.join('ann', 'bob', 'cid', 'dot');
    dynasty.ready('ann');
    expect(dynasty.state.count('games')).toBe(0);
    dynasty.ready('bob', 'cid');
    expect(dynasty.state.count('games')).toBe(1);
    dynasty.ready('dot');
    expect(dynasty.state.count('games')).toBe(2);
  });

  it('has no dealer: its host may neither start a game nor end one, and is offered neither', () => {
    const dynasty = TestDynasty.open(opening);
    dynasty.join('ann', 'bob');
    const refused = { code: 'NOT_THE_DEALER', rule: 'starting-a-game' };
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })).toMatchObject(refused);
    dynasty.ready('ann', 'bob');
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })).toMatchObject(refused);
    expect(dynasty.ask('host', { type: 'EndGame', gameId: 'g1' })).toMatchObject(refused);
    const offered = optionsOf(dynasty.state, HOST, dynasty.now).map(({ mutation }) => mutation);
    expect(offered.filter((name) => ['startGame', 'endGame'].includes(name))).toEqual([]);
    expect(dynasty.ask('host', { type: 'VoidGame', gameId: 'g1', reason: 'No.' })).toBeNull();
  });

  it('deals again at midnight, at that instant, however late it is asked [K2; A2]', () => {
    const dynasty = TestDynasty.open(opening);
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    const started = ofType(dynasty.advanceTo((dynasty.now + DAY_MS) as never), 'GameStarted');
    expect(started).toHaveLength(1);
    const last = dynasty.journal.find(({ event }) => event === started[0])!;
    expect(new Date(last.atMs).toISOString()).toBe('2022-03-08T00:00:00.000Z');
  });
});

describe('the deal', () => {
  it('gives the starting player seven cards, the other seven, and the table one [K3]', () => {
    const { dynasty, first, second } = tableOfTwo();
    const { id } = dynasty.game();
    expect(dynasty.hand(id, dynasty.player(first))).toHaveLength(7);
    expect(dynasty.hand(id, dynasty.player(first))[0]).toEqual({ rank: 'KING', suit: 'BATONS' });
    expect(dynasty.hand(id, dynasty.player(second))[0]).toEqual({ rank: 'ACE', suit: 'BATONS' });
    expect(dynasty.game()).toMatchObject({
      grandCanal: { rank: '10', suit: 'SWORDS' },
      bersaglio: 31,
      stakes: 1,
    });
  });

  it('gives Pantalone eight cards, and Bonanno six and the next Arcana [K3]', () => {
    const deal = (mask: string): number[] => {
      const { dynasty } = tableOfTwo({ mask });
      const { id, startingPlayerId, otherPlayerId } = dynasty.game();
      const hands = [startingPlayerId, otherPlayerId].map((each) => dynasty.hand(id, each));
      if (mask === 'BONANNO') for (const hand of hands) expect(hand[6]?.suit).toBe('ARCANA');
      return hands.map((hand) => hand.length);
    };
    expect(deal('PANTALONE')).toEqual([8, 8]);
    expect(deal('BONANNO')).toEqual([7, 7]);
  });

  it('takes Bonanno’s Arcana right after his own six cards [K3]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    for (const name of ['ann', 'bob']) dynasty.wear(name, 'BONANNO');
    const six = 'KING BATONS, KING COINS, KING CUPS, KING SWORDS, QUEEN BATONS, QUEEN COINS';
    dynasty.deal(`${six}, 6 CUPS, 7 CUPS, SUN ARCANA, 8 CUPS, MOON ARCANA`);
    const { id, startingPlayerId, otherPlayerId } = dynasty.game();
    expect(dynasty.hand(id, startingPlayerId)[6]).toEqual({ rank: 'SUN', suit: 'ARCANA' });
    const other = dynasty.hand(id, otherPlayerId).map(({ rank }) => rank);
    expect(other.slice(0, 4)).toEqual(['6', '7', '8', 'MOON']);
  });

  it('puts an Arcana on the table if anybody wears Centofanti [K3]', () => {
    const { dynasty } = tableOfTwo({ mask: 'CENTOFANTI' });
    expect(dynasty.game().grandCanal.suit).toBe('ARCANA');
  });

  it('lets Pedrolino begin with three points, but not under Lightning [K4]', () => {
    const plain = tableOfTwo({ mask: 'PEDROLINO' });
    expect(plain.dynasty.seat('ann').score).toBe(3);
    const struck = tableOfTwo({ mask: 'PEDROLINO', grandCanal: 'LIGHTNING ARCANA' });
    expect(struck.dynasty.seat('ann').score).toBe(0);
  });

  it('makes hands public under the Magician alone [K1]', () => {
    expect(tableOfTwo().dynasty.game().hands).toBeNull();
    const { hands } = tableOfTwo({ grandCanal: 'MAGICIAN ARCANA' }).dynasty.game();
    expect(hands?.map(({ cards }) => cards.length)).toEqual([7, 7]);
  });

  it('makes three permanent tricks active, one celestial and two of three Parte', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const dynasty = TestDynasty.open({}, `seed ${seed}`);
      dynasty.join('ann', 'bob');
      dynasty.ready('ann', 'bob');
      const { tricks } = dynasty.deal();
      expect(tricks).toEqual(expect.arrayContaining(['ARIA', 'TORO', 'VERME']));
      expect(tricks.filter((trick) => ['UNIVERSO', 'CORPO_CELESTE'].includes(trick))).toHaveLength(
        1,
      );
      expect(tricks).toHaveLength(6);
      for (const trick of tricks) seen.add(trick);
    }
    expect(seen.size).toBe(8);
  });
});

describe('the dice of a game', () => {
  it('are bound before anybody is ready, and prove the whole deal once published', () => {
    const dynasty = TestDynasty.open();
    const commitment = ofType(
      dynasty.journal.map(({ event }) => event),
      'DynastyCreated',
    )[0]!;
    dynasty.join('ann', 'bob', 'cid');
    dynasty.ready('ann', 'bob', 'cid');
    const game = dynasty.deal();
    const [first, second] = dynasty.table();
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    const { seed, hands, rolls, grandCanal } = dynasty.game();
    expect(sha256OfHex(seed!)).toBe(commitment.nextCommitment);
    expect(game.commitment).toBe(commitment.nextCommitment);
    const throwing = { name: 'game/1', digest: sha256OfText('') };
    for (const tie of rolls.ties) {
      const stream = { seed: seed!, scope: 'dynasty', clientSeeds: [], throwing };
      expect(draw(stream, tie.number, tie.sides)).toEqual(tie);
    }
    const { clientSeeds, shuffleFrom, draws } = rolls;
    const stream = { seed: seed!, scope: 'dynasty', clientSeeds, throwing };
    for (const each of draws) expect(draw(stream, each.number, each.sides)).toEqual(each);
    const { items } = shuffle(stream, shuffleFrom, dynastyCards(rules().deck));
    expect(hands).toEqual([
      { playerId: dynasty.player(first), cards: items.slice(0, 7) },
      { playerId: dynasty.player(second), cards: items.slice(7, 14) },
    ]);
    expect(grandCanal).toEqual(items[14]);
  });

  it('have what both participants fixed before, in the order in which they joined [V13]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    for (const name of ['bob', 'ann']) {
      const sha256 = sha256OfText(`from-${name}`);
      dynasty.do(name, { type: 'SetClientSeed', sha256 });
    }
    dynasty.ready('ann', 'bob');
    expect(dynasty.deal().rolls.clientSeeds).toEqual([]);
    dynasty.pass(DAY_MS);
    for (const name of ['bob', 'ann']) {
      dynasty.do(name, { type: 'SetReadiness', ready: true, clientSeed: `from-${name}` });
    }
    expect(dynasty.deal().rolls.clientSeeds).toEqual(['from-ann', 'from-bob']);
  });
});

describe('a fixed deck', () => {
  it('is for rehearsals only', () => {
    const dynasty = TestDynasty.open({ rehearsal: false });
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    expect(dynasty.ask('host', { type: 'StartGame', deck: [] })).toMatchObject({
      code: 'NOT_A_REHEARSAL',
    });
  });

  it.each([
    ['CARD_UNKNOWN', [{ rank: 'JACK', suit: 'CUPS' }]],
    [
      'CARD_TWICE_IN_DECK',
      [
        { rank: 'ACE', suit: 'CUPS' },
        { rank: 'ACE', suit: 'CUPS' },
      ],
    ],
  ])('is refused with %s', (code, deck) => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    expect(dynasty.ask('host', { type: 'StartGame', deck })).toMatchObject({ code, rule: 'deck' });
  });

  it('has each card once all the same', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    const game = dynasty.deal(dealWith('SUN ARCANA').split(', ').slice(0, 3).join(', '));
    const { id, startingPlayerId, otherPlayerId, grandCanal, fixedCards } = game;
    const all = [startingPlayerId, otherPlayerId].flatMap((each) => dynasty.hand(id, each));
    expect(fixedCards).toBe(3);
    expect(new Set([...all, grandCanal].map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(15);
  });
});
