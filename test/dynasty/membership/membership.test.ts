import { playerId } from '../../../src/kernel';
import { pegsOf } from '../../../src/dynasty';
import type { DynastyCommand } from '../../../src/dynasty';
import { ofType, rules, TestDynasty, typesOf } from '../harness';
import { tableOfTwo } from '../tables';

describe('joining', () => {
  it('brings the median of pegs, the lower middle of an even number, and 10 Magistrelli [K16]', () => {
    const { dynasty, first, second } = tableOfTwo();
    expect(dynasty.pegs(first)).toBe(0);
    dynasty.atTable(second, 'ResignGame');
    dynasty.end();
    // The players have 0 and 1 pegs.
    dynasty.join('cid');
    expect(dynasty.pegs('cid')).toBe(0);
    dynasty.do(second, { type: 'LeaveSeason' });
    dynasty.do('cid', { type: 'LeaveSeason' });
    // The only player has 1 peg.
    dynasty.join('dot');
    expect(dynasty.pegs('dot')).toBe(1);
    expect(dynasty.standing('dot')).toMatchObject({
      ready: false,
      wait: 0,
      mask: null,
      magistrelli: 10,
    });
  });

  it('is refused to who is a player, and under a name that is taken', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann');
    expect(typesOf(dynasty.told)).toContain('PlayerJoined');
    const join = (who: string, name: string): unknown =>
      dynasty.ask(who, { type: 'JoinSeason', name, inviteCode: null });
    expect(join('ann', 'Other')).toMatchObject({ code: 'ALREADY_A_PLAYER' });
    expect(join('bob', 'ANN')).toMatchObject({ code: 'NAME_TAKEN' });
    expect(join('bob', '')).toMatchObject({ code: 'MALFORMED' });
  });
});

describe('leaving [K14]', () => {
  it('resigns one’s games, and the leaver loses the stakes like any other [V21]', () => {
    const opening = { document: rules({ startingPegs: { type: 'FIXED', pegs: 5 } }) };
    const { dynasty, first, second } = tableOfTwo({ opening });
    const leaver = dynasty.player(first);
    expect(typesOf(dynasty.do(first, { type: 'LeaveSeason' }))).toEqual([
      'GameClosed',
      'PlayerLeft',
    ]);
    expect(dynasty.game()).toMatchObject({ closing: 'LEFT', resignedId: leaver });
    dynasty.end();
    expect([pegsOf(dynasty.state, leaver), dynasty.pegs(second)]).toEqual([4, 6]);
  });

  it('voids one’s bets on games not ended, and keeps a bookmaker’s seat', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    dynasty.bet('cid', first);
    dynasty.do('dot', { type: 'BecomeBookmaker', gameId: 'g1' });
    const dot = dynasty.player('dot');
    expect(ofType(dynasty.do('cid', { type: 'LeaveSeason' }), 'PlayerLeft')[0]).toMatchObject({
      voidedBets: [{ betId: 'b1', gameId: 'g1' }],
    });
    dynasty.do('host', { type: 'RemovePlayer', playerId: dot });
    expect(dynasty.state.need('bets', 'b1').status).toBe('VOID');
    expect(dynasty.game().bookmakerId).toBe(dot);
  });

  it('gives nothing to a leaver whom the Fine makes Campione; bets on the leaver win', () => {
    const { dynasty, first, second } = tableOfTwo({ onlookers: ['cid'] });
    const leaver = dynasty.player(second);
    dynasty.bet('cid', second);
    dynasty.play(first, 'SUN ARCANA');
    dynasty.do(second, { type: 'LeaveSeason' });
    const ended = ofType(dynasty.end(), 'GameEnded')[0]!;
    expect(ended).toMatchObject({ campioneId: leaver, pegs: [], magistrelli: null, moda: null });
    expect(dynasty.pegs('cid')).toBe(3);
  });
});

describe('an outsider', () => {
  const card = { rank: 'KING', suit: 'CUPS' };
  const asPlayer: DynastyCommand[] = [
    { type: 'LeaveSeason' },
    { type: 'SetReadiness', ready: true, clientSeed: null },
    { type: 'WearMask', mask: null },
    { type: 'PlayCard', gameId: 'g1', card, claim: 0 },
    { type: 'OfferSfida', gameId: 'g1' },
    { type: 'AnswerSfida', gameId: 'g1', accept: true },
    { type: 'ResignGame', gameId: 'g1' },
    { type: 'UseReali', gameId: 'g1', trick: 'ARIA' },
    { type: 'RevealMask', gameId: 'g1', mask: 'REALI' },
    { type: 'BecomeBookmaker', gameId: 'g1' },
    { type: 'PlaceBet', gameId: 'g1', on: playerId('p1') },
    { type: 'SettleBets', gameId: 'g1' },
    { type: 'Say', channel: 'TABLES', text: 'Hello' },
  ];
  it.each(asPlayer)('cannot $type: no player', (command) => {
    const { dynasty } = tableOfTwo();
    const before = dynasty.journal.length;
    expect(dynasty.ask('stranger', command)).toEqual({
      code: 'NOT_A_PLAYER',
      rule: 'players',
      facts: {},
    });
    expect(dynasty.journal).toHaveLength(before);
  });

  it.each(asPlayer.slice(3, 9))('cannot $type in a game of others', (command) => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid'] });
    expect(dynasty.ask('cid', command)).toMatchObject({
      code: 'NOT_A_PARTICIPANT',
      facts: { gameId: 'g1' },
    });
  });

  it.each(asPlayer.slice(3, 12))('cannot $type in a game that there is not', (command) => {
    const { dynasty } = tableOfTwo({ onlookers: ['cid'] });
    expect(dynasty.ask('ann', { ...command, gameId: 'g7' } as DynastyCommand)).toMatchObject({
      code: 'GAME_NOT_FOUND',
      facts: { gameId: 'g7' },
    });
  });

  it.each<DynastyCommand>([
    { type: 'RemovePlayer', playerId: playerId('p1') },
    { type: 'RotateInvite', inviteHash: 'a'.repeat(64) },
    { type: 'CloseSeason' },
    { type: 'AdvanceClock', toMs: 0 as never },
    { type: 'PublishRuleset', patch: [] },
  ])('cannot $type: not the host', (command) => {
    const { dynasty } = tableOfTwo();
    for (const who of ['stranger', 'ann']) {
      expect(dynasty.ask(who, command)).toMatchObject({ code: 'NOT_THE_HOST', rule: 'seasons' });
    }
  });
});

it('removes no player that there is not', () => {
  const { dynasty } = tableOfTwo();
  const refusal = dynasty.ask('host', { type: 'RemovePlayer', playerId: playerId('p9') });
  expect(refusal).toMatchObject({ code: 'PLAYER_NOT_FOUND', rule: 'players' });
});

it('wants client seeds of letters and digits', () => {
  const { dynasty } = tableOfTwo();
  const asked = { type: 'SetReadiness', ready: true, clientSeed: 'a b' } as const;
  expect(dynasty.ask('ann', asked)).toMatchObject({ code: 'MALFORMED', rule: 'chance' });
});
