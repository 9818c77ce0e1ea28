import type { GameId } from '../../../src/dynasty/model/ids';
import { DAY_MS, ofType, rules } from '../harness';
import { tableOfTwo } from '../tables';

const opening = { document: rules({ startingPegs: { type: 'FIXED', pegs: 5 } }) };
const voided = (gameId: GameId) =>
  ({ type: 'VoidGame', gameId, reason: 'The deal was wrong.' }) as const;

describe('voiding a game [K21]', () => {
  it('puts back what it moved: pegs, Magistrelli, Moda, bets', () => {
    const { dynasty, first, second } = tableOfTwo({
      opening,
      mask: 'REALI',
      onlookers: ['cid', 'dot'],
    });
    dynasty.bet('cid', first);
    dynasty.bet('dot', second);
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    expect([first, second, 'cid', 'dot'].map((name) => dynasty.pegs(name))).toEqual([6, 4, 8, 2]);
    const event = ofType(dynasty.do('host', voided('g1')), 'GameVoided')[0]!;
    expect([first, second, 'cid', 'dot'].map((name) => dynasty.pegs(name))).toEqual([5, 5, 5, 5]);
    expect(event).toMatchObject({
      reason: 'The deal was wrong.',
      moda: { mask: 'REALI', from: 2, to: 1 },
      movements: expect.arrayContaining([
        { playerId: dynasty.player(first), pegs: -1, magistrelli: -1 },
        { playerId: dynasty.player('dot'), pegs: 3, magistrelli: 0 },
      ]) as unknown,
    });
    expect(dynasty.standing(first).magistrelli).toBe(10);
    expect(dynasty.state.all('bets').map(({ status }) => status)).toEqual(['VOID', 'VOID']);
  });

  it('takes back only what is still there', () => {
    const { dynasty, first, second } = tableOfTwo();
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    dynasty.pass(DAY_MS);
    dynasty.deal();
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    expect(dynasty.pegs(first)).toBe(0);
    dynasty.do('host', voided('g1'));
    expect(dynasty.pegs(first)).toBe(0);
  });

  it('stops a game that is played, and tells its hands and its seed [V4]', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid'] });
    dynasty.bet('cid', first);
    const event = ofType(dynasty.do('host', voided('g1')), 'GameVoided')[0]!;
    expect(event.hands).toHaveLength(2);
    expect(event.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(dynasty.play(first, 'KING CUPS')).toMatchObject({ code: 'GAME_VOIDED' });
    expect(dynasty.ask('host', voided('g1'))).toMatchObject({ code: 'GAME_VOIDED' });
    expect(dynasty.pegs('cid')).toBe(0);
  });

  it('is too late 48 hours after the end, at that instant', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    const mark = dynasty.now;
    dynasty.pass(2 * DAY_MS);
    expect(dynasty.ask('host', voided('g1'))).toMatchObject({
      code: 'TOO_LATE_TO_VOID',
      facts: { untilMs: mark + 2 * DAY_MS },
    });
  });

  it('is done one millisecond before', () => {
    const { dynasty, first } = tableOfTwo();
    dynasty.atTable(first, 'ResignGame');
    dynasty.end();
    dynasty.pass(2 * DAY_MS - 1);
    expect(dynasty.ask('host', voided('g1'))).toBeNull();
  });

  it.each(['ann', 'stranger'])('is for dealer and host, not for %s', (who) => {
    const { dynasty } = tableOfTwo();
    expect(dynasty.ask(who, voided('g1'))).toMatchObject({ code: 'NOT_THE_DEALER' });
  });

  it('asks for a reason', () => {
    const { dynasty } = tableOfTwo();
    const empty = { ...voided('g1'), reason: '  ' };
    expect(dynasty.ask('host', empty)).toMatchObject({
      code: 'MALFORMED',
      facts: { field: 'reason' },
    });
  });
});
