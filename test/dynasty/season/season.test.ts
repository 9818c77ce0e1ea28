import { sha256OfText } from '../../../src/kernel';
import { canSee, channelOf, dynastyOf, summary, seesEvent } from '../../../src/dynasty';
import {
  account,
  DAY_MS,
  HOST,
  HOUR_MS,
  later,
  ofType,
  START,
  TestDynasty,
  typesOf,
} from '../harness';
import { tableOfTwo } from '../tables';

describe('making a dynasty', () => {
  it('begins at once', () => {
    expect(summary(TestDynasty.open({ rehearsal: false }).state)).toEqual({
      name: 'Giolitti',
      description: null,
      inviteHash: null,
      phase: null,
      edition: 'giolitti',
      hostAccountId: HOST,
      visibility: 'PUBLIC',
      status: 'RUNNING',
      rehearsal: false,
      playerCount: 0,
    });
  });

  it('lets the host join at once', () => {
    const dynasty = TestDynasty.open({ playerName: 'Ada' });
    expect(typesOf(dynasty.told)).toEqual(['DynastyCreated', 'PlayerJoined']);
    expect(dynasty.journal.at(-1)!.actor).toBe('player:p1');
    expect(summary(dynasty.state).playerCount).toBe(1);
  });

  it('lets another than the host deal', () => {
    const dynasty = TestDynasty.open({ dealerAccountId: account('dan') });
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    const start = { type: 'StartGame', deck: null } as const;
    expect(dynasty.ask('host', start)).toMatchObject({ code: 'NOT_THE_DEALER' });
    expect(dynasty.ask('dan', start)).toBeNull();
    expect(dynasty.journal.at(-1)!.actor).toBe('dealer');
    // The host may void a game that somebody else dealt [K21].
    const voided = { type: 'VoidGame', gameId: 'g1', reason: 'No.' } as const;
    expect(dynasty.ask('host', voided)).toBeNull();
    expect(dynasty.journal.at(-1)!.actor).toBe('host');
  });

  it.each([
    ['name', { name: ' ' }],
    ['inviteHash', { inviteHash: 'abc' }],
    ['startsAt', { rehearsal: false, startsAtMs: START }],
    ['startsAtRulesTime', { rulesStartMs: 0 as never }],
  ])('refuses a wrong %s', (field, opening) => {
    const dynasty = new TestDynasty();
    expect(dynasty.create(opening)).toMatchObject({ code: 'MALFORMED', facts: { field } });
    expect(dynasty.journal).toEqual([]);
  });

  it('lets the clock of a rehearsal begin in the past', () => {
    const dynasty = TestDynasty.open({ startsAtMs: later(START, -DAY_MS) });
    expect(dynastyOf(dynasty.state)).toMatchObject({ testClockMs: START - DAY_MS });
  });
});

describe('publishing a revision', () => {
  const patch = (path: string, value: unknown) =>
    ({ type: 'PublishRuleset', patch: [{ op: 'replace', path, value }] }) as const;

  it('leaves games that are started under theirs: two at once under two revisions [K19]', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    dynasty.do('host', patch('/playsPerParticipant', 1));
    dynasty.ready('cid', 'dot');
    const second = dynasty.deal();
    expect(second).toMatchObject({ id: 'g2', environment: 2 });
    const [cid, dot] = dynasty.table();
    expect(dynasty.play(cid, 'ACE CUPS')).toBeNull();
    expect(dynasty.play(dot, 'ACE CUPS')).toBeNull();
    expect(dynasty.game()).toMatchObject({ status: 'CLOSED', closing: 'PLAYED' });
    const [one, other] = [first, first === 'ann' ? 'bob' : 'ann'];
    const card = { rank: 'KING', suit: 'CUPS' };
    for (const who of [one, other]) {
      dynasty.do(who, { type: 'PlayCard', gameId: 'g1', card, claim: 0 });
    }
    expect(dynasty.state.need('games', 'g1')).toMatchObject({ status: 'ACTIVE', environment: 1 });
  });

  it.each([
    ['of another shape', '/handSize', 'seven', '/handSize'],
    ['that cannot be played', '/handSize', 2, '/handSize'],
    ['of nothing that there is', '/hands', 7, '/hands'],
  ])('is refused with a patch %s', (_what, path, value, where) => {
    const { dynasty } = tableOfTwo();
    const refusal = dynasty.ask('host', patch(path, value));
    expect(refusal).toEqual({
      code: 'RULESET_REFUSED',
      rule: 'seasons',
      facts: { problems: [expect.objectContaining({ path: where })] },
    });
  });

  it('takes off a mask that is none any more', () => {
    const { dynasty } = tableOfTwo({ mask: 'SUCCO' });
    dynasty.do('host', { type: 'PublishRuleset', patch: [{ op: 'remove', path: '/masks/9' }] });
    expect(dynasty.standing('ann').mask).toBeNull();
    expect(dynasty.seat('ann').mask).toBe('SUCCO');
  });

  it('makes the rules-day a minute at least, outside rehearsals [S23]', () => {
    const dynasty = TestDynasty.open({ rehearsal: false });
    expect(dynasty.ask('host', patch('/rulesDaySeconds', 59))).toMatchObject({
      code: 'RULESET_REFUSED',
      facts: { problems: [{ path: '/rulesDaySeconds' }] },
    });
    expect(dynasty.ask('host', patch('/rulesDaySeconds', 60))).toBeNull();
    const rehearsal = TestDynasty.open();
    expect(rehearsal.ask('host', patch('/rulesDaySeconds', 1))).toBeNull();
  });

  it('is for the host alone', () => {
    const { dynasty } = tableOfTwo();
    expect(dynasty.ask('ann', patch('/handSize', 8))).toMatchObject({ code: 'NOT_THE_HOST' });
  });
});

describe('closing a dynasty', () => {
  it('ends what is closed and voids what is played [V8]', () => {
    const { dynasty, first } = tableOfTwo({ onlookers: ['cid', 'dot'] });
    dynasty.atTable(first, 'ResignGame');
    dynasty.ready('cid', 'dot');
    dynasty.deal();
    expect(typesOf(dynasty.do('host', { type: 'CloseSeason' }))).toEqual([
      ...['GameEnded', 'GameVoided', 'DynastyClosed'],
    ]);
    expect(dynasty.state.all('games').map(({ seed }) => seed === null)).toEqual([false, false]);
  });

  it('leaves only leaving, removals, invitations and the test clock', () => {
    const { dynasty } = tableOfTwo();
    dynasty.do('host', { type: 'CloseSeason' });
    for (const command of [
      { type: 'SetReadiness', ready: true, clientSeed: null },
      { type: 'Say', channel: 'TABLES', text: 'Hello' },
      { type: 'PlaceBet', gameId: 'g1', on: dynasty.player('ann') },
    ] as const) {
      expect(dynasty.ask('ann', command)).toMatchObject({ code: 'DYNASTY_OVER' });
    }
    for (const type of ['CloseSeason', 'StartGame'] as const) {
      const command = type === 'StartGame' ? { type, deck: null } : { type };
      expect(dynasty.ask('host', command)).toMatchObject({ code: 'DYNASTY_OVER' });
    }
    dynasty.pass(10 * DAY_MS);
    dynasty.do('ann', { type: 'LeaveSeason' });
    dynasty.do('host', { type: 'RemovePlayer', playerId: dynasty.player('bob') });
    expect(summary(dynasty.state)).toMatchObject({ status: 'ENDED', playerCount: 0 });
  });
});

describe('a rehearsal', () => {
  it.each([
    ['backwards', -1, 'CLOCK_BACKWARDS'],
    ['too far', 421 * DAY_MS, 'CLOCK_TOO_FAR'],
  ])('refuses a clock that is set %s', (_how, by, code) => {
    const dynasty = TestDynasty.open();
    const toMs = later(dynasty.now, by);
    expect(dynasty.ask('host', { type: 'AdvanceClock', toMs })).toMatchObject({ code });
  });

  it('is the only dynasty whose clock is set', () => {
    const dynasty = TestDynasty.open({ rehearsal: false });
    const toMs = later(dynasty.now, HOUR_MS);
    expect(dynasty.ask('host', { type: 'AdvanceClock', toMs })).toMatchObject({
      code: 'NOT_A_REHEARSAL',
    });
  });
});

describe('an invitation', () => {
  it('lets in who knows its code, hides the rest, and is changed by the host', () => {
    const dynasty = TestDynasty.open({
      visibility: 'INVITATION',
      inviteHash: sha256OfText('sesame'),
    });
    const join = (inviteCode: string | null): unknown =>
      dynasty.ask('ann', { type: 'JoinSeason', name: 'Ann', inviteCode });
    expect(join('wrong')).toMatchObject({ code: 'INVITE_WRONG' });
    expect(canSee(dynasty.state, account('ann'))).toBe(false);
    const rotated = dynasty.do('host', {
      type: 'RotateInvite',
      inviteHash: sha256OfText('new'),
    })[0]!;
    expect(rotated.type).toBe('InviteRotated');
    expect(seesEvent(dynasty.state, account('ann'), rotated)).toBe(false);
    expect(seesEvent(dynasty.state, HOST, rotated)).toBe(true);
    expect(join('sesame')).toMatchObject({ code: 'INVITE_WRONG' });
    expect(join('new')).toBeNull();
    expect(canSee(dynasty.state, account('ann'))).toBe(true);
    dynasty.do('ann', { type: 'LeaveSeason' });
    expect(canSee(dynasty.state, account('ann'))).toBe(true);
    dynasty.pass(4 * DAY_MS);
    expect(join('new')).toBeNull();
    dynasty.do('host', { type: 'RemovePlayer', playerId: dynasty.player('ann') });
    expect(canSee(dynasty.state, account('ann'))).toBe(false);
  });
});

it('says what players say, in the channel they say it in', () => {
  const { dynasty } = tableOfTwo();
  const said = dynasty.do('ann', { type: 'Say', channel: 'TABLES', text: 'Sfida' });
  expect(ofType(said, 'Said')).toMatchObject([{ message: 'Sfida' }]);
  expect(channelOf(said[0]!)).toBe('TABLES');
  expect(dynasty.game().sfidaBy).toBeNull();
});

it('is called and about what its host says, until it has ended', () => {
  const dynasty = TestDynasty.open({ description: 'On weekdays.' });
  expect(dynastyOf(dynasty.state).description).toBe('On weekdays.');
  const command = { type: 'DescribeSeason', name: 'Sunday', description: '' } as const;
  expect(dynasty.ask('ann', command)).toMatchObject({ code: 'NOT_THE_HOST' });
  expect(dynasty.do('host', command)).toEqual([
    { type: 'SeasonDescribed', name: 'Sunday', description: null },
  ]);
  expect(dynastyOf(dynasty.state)).toMatchObject({ name: 'Sunday', description: null });
  dynasty.do('host', { type: 'CloseSeason' });
  expect(dynasty.ask('host', command)).toMatchObject({ code: 'DYNASTY_OVER' });
});
