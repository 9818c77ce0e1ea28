import { rulesInstant, sha256OfText } from '../../../src/kernel';
import { roundOf, summary } from '../../../src/round';
import { at, edition, EDITION, HOST_ACCOUNT, later, SUNDAY, TestRound, typesOf } from '../harness';

describe('making a round', () => {
  it('starts it at once when no start is named', () => {
    const round = TestRound.open();
    expect(typesOf(round.told).slice(0, 2)).toEqual(['RoundCreated', 'RoundStarted']);
    expect(summary(round.state)).toEqual({
      name: 'Round 10',
      description: null,
      inviteHash: null,
      phase: 'BARTERING',
      edition: 'round-10/2021-08-24',
      hostAccountId: HOST_ACCOUNT,
      visibility: 'PUBLIC',
      status: 'RUNNING',
      rehearsal: false,
      playerCount: 0,
    });
  });

  it('waits for a start that is to come', () => {
    const round = TestRound.open({ startsAtMs: later(SUNDAY, 1) });
    expect(typesOf(round.told)).toEqual(['RoundCreated']);
    expect(roundOf(round.state)).toMatchObject({ status: 'SETUP', week: 0, phase: null });
  });

  it('lets the host join at once, and pays the income of the phase [Players]', () => {
    const round = TestRound.open({ playerName: ' Ada ' });
    const joined = round.journal.find(({ event }) => event.type === 'PlayerJoined');
    expect(joined).toMatchObject({
      actor: 'player:p1',
      event: { type: 'PlayerJoined', name: 'Ada' },
    });
    const later = TestRound.open({ playerName: 'Ada', startsAtMs: at('2021-08-31T10:00:00Z') });
    expect(typesOf(later.told)).toEqual(['RoundCreated', 'PlayerJoined']);
    const paid = edition({ income: { ...EDITION.income, phase: 'BARTERING', onJoining: true } });
    const rich = TestRound.open({ playerName: 'Ada', document: paid });
    expect(typesOf(rich.told).join()).toContain('PlayerJoined,IncomePaid');
    expect(new TestRound().create({ playerName: '@everyone' })).toMatchObject({
      code: 'MALFORMED',
      rule: 'players',
      facts: { field: 'playerName' },
    });
  });

  it('refuses a start in the past, by a millisecond', () => {
    const round = new TestRound();
    expect(round.create({ startsAtMs: later(SUNDAY, -1) })).toEqual({
      code: 'START_IN_THE_PAST',
      rule: 'seasons',
      facts: { startsAtMs: SUNDAY - 1, nowMs: SUNDAY },
    });
    expect(round.journal).toEqual([]);
  });

  it.each([
    ['', 'nothing'],
    [' ', 'a blank'],
    ['x'.repeat(81), '81 characters'],
  ])('refuses %p as its name: %s', (name) => {
    expect(new TestRound().create({ name })).toMatchObject({
      code: 'MALFORMED',
      facts: { field: 'name' },
    });
  });

  it('refuses a rules-time for the start at the default tempo [A4]', () => {
    expect(new TestRound().create({ rulesStartMs: rulesInstant(0) })).toMatchObject({
      code: 'MALFORMED',
      rule: 'seasons',
      facts: { field: 'startsAtRulesTime' },
    });
  });

  it.each([
    ['UTC at the default tempo', 86_400, null, at('2021-08-31T10:00:00Z')],
    ['the Sunday before at another', 60, null, SUNDAY],
    ['the host’s choice at another', 60, at('2000-01-05T00:00:00Z'), at('2000-01-05T00:00:00Z')],
  ])('lets rules-time begin at %s [A4]', (_name, rulesDaySeconds, chosen, begins) => {
    const start = at('2021-08-31T10:00:00Z');
    const round = TestRound.open({
      now: start,
      document: edition({ rulesDaySeconds }),
      rulesStartMs: chosen === null ? null : rulesInstant(chosen),
    });
    expect(roundOf(round.state)).toMatchObject({ anchorMs: start, rulesAnchorMs: begins });
  });

  it('begins the clock of a rehearsal at its start, or now if that is to come', () => {
    const past = TestRound.open({ rehearsal: true, startsAtMs: at('2021-01-01') });
    expect(roundOf(past.state)).toMatchObject({
      testClockMs: at('2021-01-01'),
      createdAtMs: at('2021-01-01'),
      status: 'RUNNING',
    });
    const future = TestRound.open({ rehearsal: true, startsAtMs: at('2021-12-01') });
    expect(roundOf(future.state)).toMatchObject({ testClockMs: SUNDAY, status: 'SETUP' });
  });
});

describe('closing', () => {
  it('ends the round without a winner and publishes the seed', () => {
    const round = TestRound.open();
    expect(typesOf(round.do('host', { type: 'CloseSeason' }))).toEqual([
      'RoundClosed',
      'WeekEnded',
    ]);
    expect(roundOf(round.state)).toMatchObject({ status: 'ENDED', winnerId: null });
    expect(round.journal.slice(-2).map(({ actor }) => actor)).toEqual(['host', 'clock']);
  });

  it('has no seed to publish before the start', () => {
    const round = TestRound.open({ startsAtMs: at('2021-09-01') });
    expect(typesOf(round.do('host', { type: 'CloseSeason' }))).toEqual(['RoundClosed']);
  });

  it('is the host’s alone, and done once', () => {
    const round = TestRound.open();
    expect(round.ask('ann', { type: 'CloseSeason' })).toMatchObject({ code: 'NOT_THE_HOST' });
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('host', { type: 'CloseSeason' })).toMatchObject({ code: 'ROUND_OVER' });
  });
});

describe('a new invitation', () => {
  it('is the host’s alone', () => {
    const command = { type: 'RotateInvite', inviteHash: sha256OfText('x') } as const;
    expect(TestRound.open().ask('ann', command)).toMatchObject({ code: 'NOT_THE_HOST' });
    expect(TestRound.open().ask('host', command)).toBeNull();
  });

  it('is a digest', () => {
    const command = { type: 'RotateInvite', inviteHash: 'secret' } as const;
    expect(TestRound.open().ask('host', command)).toMatchObject({ code: 'MALFORMED' });
  });
});

describe('what a season is called and about', () => {
  const described = (name: string | null, description: string | null) =>
    ({ type: 'DescribeSeason', name, description }) as const;

  it('is said when it is made, and without it there is nothing', () => {
    expect(roundOf(TestRound.open({ description: 'On weekdays.' }).state)).toMatchObject({
      description: 'On weekdays.',
    });
    expect(roundOf(TestRound.open().state).description).toBeNull();
    expect(roundOf(TestRound.open({ description: ' \n' }).state).description).toBeNull();
  });

  it('is said again by the host, and what is left out stays', () => {
    const round = TestRound.open({ name: 'Ten', description: 'On weekdays.' });
    const expected = [
      [described('Eleven', null), { name: 'Eleven', description: 'On weekdays.' }],
      [described(null, 'Daily.'), { name: 'Eleven', description: 'Daily.' }],
      [described(null, 'Daily.'), { name: 'Eleven', description: 'Daily.' }],
      [described(null, ''), { name: 'Eleven', description: null }],
    ] as const;
    for (const [command, now] of expected) {
      expect(round.do('host', command)).toEqual([{ type: 'SeasonDescribed', ...now }]);
      expect(roundOf(round.state)).toMatchObject(now);
    }
  });

  it('is the host’s alone, until the end', () => {
    const round = TestRound.open();
    expect(round.ask('ann', described('Mine', null))).toMatchObject({ code: 'NOT_THE_HOST' });
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask('host', described('Mine', null))).toMatchObject({ code: 'ROUND_OVER' });
  });

  it.each([
    ['an empty name', '', null, 'name'],
    ['a name that is too long', 'x'.repeat(81), null, 'name'],
    ['a description that is too long', null, 'x'.repeat(1_001), 'description'],
    ['one with a control character', null, 'a\u0007b', 'description'],
    ['one that is not in NFC', null, 'e\u0301', 'description'],
  ])('has the shape of a text: not %s', (_what, name, description, field) => {
    expect(TestRound.open().ask('host', described(name, description))).toMatchObject({
      code: 'MALFORMED',
      facts: { field },
    });
  });

  it('is kept with the code only where that is the code', () => {
    const wrong = { inviteHash: sha256OfText('x'), newCode: 'y' };
    expect(TestRound.open().ask('host', { type: 'RotateInvite', ...wrong })).toMatchObject({
      code: 'MALFORMED',
    });
  });
});
