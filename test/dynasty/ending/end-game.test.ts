import type { GameId } from '../../../src/dynasty/model/ids';
import { ofType, rules, TestDynasty, typesOf } from '../harness';
import { tableOfTwo } from '../tables';
import type { Table } from '../tables';

const RICH = rules({ startingPegs: { type: 'FIXED', pegs: 5 } });
const opening = { document: RICH };

const outcomeOf = ({ dynasty, first, second }: Table): unknown => {
  const { campioneId, finedIds } = dynasty.game();
  return {
    campione: campioneId === null ? null : dynasty.name(campioneId),
    fined: finedIds.map((id) => dynasty.name(id)),
    pegs: [dynasty.pegs(first), dynasty.pegs(second)],
  };
};

describe('a game ends [K14]', () => {
  it('with the higher score as Campione', () => {
    const table = tableOfTwo({ opening });
    const { dynasty, first, second } = table;
    dynasty.play(first, 'KING BATONS');
    dynasty.play(second, 'ACE BATONS');
    dynasty.play(first, 'KING COINS', 1);
    dynasty.play(second, 'ACE COINS');
    const hands = [
      ['KING CUPS', 'KING SWORDS', 'QUEEN BATONS', 'QUEEN COINS', 'QUEEN CUPS'],
      ['ACE CUPS', 'ACE SWORDS', '6 BATONS', '6 COINS', '6 CUPS'],
    ];
    for (let at = 0; at < 5; at += 1) {
      expect(dynasty.play(first, hands[0]![at]!)).toBeNull();
      expect(dynasty.play(second, hands[1]![at]!)).toBeNull();
    }
    dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: first, fined: [], pegs: [6, 4] });
  });

  it('without a Campione at equal scores: both lose', () => {
    const table = tableOfTwo({ opening });
    table.dynasty.playOut();
    table.dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: null, fined: [], pegs: [4, 4] });
  });

  it('with the other as Campione when one resigns', () => {
    const table = tableOfTwo({ opening });
    table.dynasty.atTable(table.first, 'ResignGame');
    table.dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: table.second, fined: [], pegs: [4, 6] });
  });

  it('with the one who is not fined as Campione, even if that one resigned', () => {
    const table = tableOfTwo({ opening });
    const { dynasty, first, second } = table;
    dynasty.play(first, 'SUN ARCANA');
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: second, fined: [first], pegs: [4, 6] });
  });

  it('without a Campione when both are fined', () => {
    const table = tableOfTwo({ opening });
    const { dynasty, first, second } = table;
    dynasty.play(first, 'ACE BATONS');
    dynasty.play(second, 'KING BATONS');
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: null, fined: [first, second], pegs: [4, 4] });
  });

  it('by the stakes, and takes no more than there is', () => {
    const table = tableOfTwo({
      opening: { document: rules({ startingPegs: { type: 'FIXED', pegs: 1 } }) },
    });
    const { dynasty, first, second } = table;
    dynasty.atTable(first, 'OfferSfida');
    dynasty.answer(second, true);
    dynasty.atTable(second, 'OfferSfida');
    dynasty.answer(first, true);
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    expect(outcomeOf(table)).toEqual({ campione: second, fined: [], pegs: [0, 4] });
  });

  it('and tells both hands and the seed', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.atTable(first, 'ResignGame');
    expect(dynasty.game()).toMatchObject({ seed: null, hands: null });
    const ended = ofType(dynasty.end(), 'GameEnded')[0]!;
    expect(ended.hands.map(({ cards }) => cards.length)).toEqual([7, 7]);
    expect(dynasty.game()).toMatchObject({ status: 'ENDED', seed: ended.seed, hands: ended.hands });
  });

  it('at the instant it closes where dealing is automatic', () => {
    const dynasty = TestDynasty.open({ document: rules({ automaticDealing: true }) });
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    expect(dynasty.atTable('ann', 'ResignGame')).toBeNull();
    expect(typesOf(dynasty.told)).toEqual(['GameClosed', 'GameEnded']);
  });
});

describe('Magistrelli [K15]', () => {
  it('rise by one a peg, or by half of what the opponent has more', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    expect([dynasty.standing(first).magistrelli, dynasty.standing(second).magistrelli]).toEqual([
      11, 10,
    ]);
  });
});

describe('Moda [K18]', () => {
  it('goes to the mask of a Campione after a clean game, and pays who is not Raffinato', () => {
    const { dynasty, first, second } = tableOfTwo({ opening, mask: 'REALI' });
    dynasty.atTable(second, 'ResignGame');
    const ended = ofType(dynasty.end(), 'GameEnded')[0]!;
    expect(ended.moda).toEqual({ mask: 'REALI', from: 1, to: 2 });
    // While all masks are equal, all are Raffinato, so nobody gets pegs.
    expect(ended.pegs.map(({ reason }) => reason)).toEqual(['STAKES', 'STAKES']);
    dynasty.wear(first, 'TOGNOLI');
    dynasty.pass(86_400_000);
    dynasty.deal();
    dynasty.atTable(second, 'ResignGame');
    const again = ofType(dynasty.end(), 'GameEnded')[0]!;
    // Tognoli is Greggio and gives two pegs; Reali is Raffinato.
    expect(again.pegs.filter(({ reason }) => reason === 'MODA')).toEqual([
      { playerId: dynasty.player(first), reason: 'MODA', by: 2 },
    ]);
    expect(again.moda).toEqual({ mask: 'TOGNOLI', from: 1, to: 2 });
  });

  it('is not for the mask of a Campione by a Fine', () => {
    const { dynasty, first, second } = tableOfTwo({ mask: 'REALI' });
    dynasty.play(first, 'SUN ARCANA');
    dynasty.atTable(second, 'ResignGame');
    expect(ofType(dynasty.end(), 'GameEnded')[0]).toMatchObject({ moda: null });
  });
});

describe('the dealer', () => {
  it('ends the earliest closed game first, and none that is played or over', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid', 'dot');
    dynasty.ready('ann', 'bob', 'cid', 'dot');
    dynasty.deal();
    dynasty.deal();
    const ask = (gameId: GameId, who = 'host'): unknown =>
      dynasty.ask(who, { type: 'EndGame', gameId });
    expect(ask('g1')).toMatchObject({ code: 'GAME_NOT_CLOSED' });
    expect(ask('g9')).toMatchObject({ code: 'GAME_NOT_FOUND' });
    for (const { id, startingPlayerId } of dynasty.state.all('games')) {
      dynasty.do(dynasty.name(startingPlayerId), { type: 'ResignGame', gameId: id });
    }
    expect(ask('g1', 'ann')).toMatchObject({ code: 'NOT_THE_DEALER' });
    expect(ask('g2')).toMatchObject({ code: 'EARLIER_GAME_FIRST', facts: { gameId: 'g1' } });
    expect(ask('g1')).toBeNull();
    expect(ask('g1')).toMatchObject({ code: 'GAME_OVER', rule: 'ending-a-game' });
    expect(ask('g2')).toBeNull();
  });
});
